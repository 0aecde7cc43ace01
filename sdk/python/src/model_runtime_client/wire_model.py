"""What all models have in common."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, get_origin

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

    _constants: ClassVar[frozenset[str]] = frozenset()

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        cls._constants = frozenset(
            name
            for name, field in cls.model_fields.items()
            if get_origin(field.annotation) is Literal and not field.is_required()
        )

    def model_post_init(self, context: Any, /) -> None:
        """Counts constants such as ``type`` as given: they are part of the object on the wire."""
        del context
        if self._constants:
            self.__pydantic_fields_set__.update(self._constants)

    def to_wire(self) -> dict[str, Any]:
        """The object by its names on the wire; what was neither given nor read is absent."""
        # An unknown event may hold values of other types than its fields say: they are kept too.
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True, warnings=False)
