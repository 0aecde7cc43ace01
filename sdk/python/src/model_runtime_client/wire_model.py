"""What all models have in common."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict


class WireModel(BaseModel):
    """A JSON object of the protocol.

    Fields that nobody knows yet are kept as attributes, so that :meth:`to_wire` gives back exactly
    what was read. Names that Python reserves end with an underscore: ``async_``, ``schema_``.
    """

    model_config = ConfigDict(
        extra="allow",
        populate_by_name=True,
        # Messages of validation errors would show what was validated: prompts and answers.
        hide_input_in_errors=True,
    )

    def model_post_init(self, context: Any, /) -> None:
        """Counts constants such as ``type`` as given: they are part of the object on the wire."""
        del context
        fields_set = self.model_fields_set
        for name, field in type(self).model_fields.items():
            if field.default is not None and not field.is_required():
                fields_set.add(name)

    def to_wire(self) -> dict[str, Any]:
        """The object by its names on the wire; what was neither given nor read is absent."""
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True)
