"""What is outside the windows of a home."""

from .city import city
from .garden import garden
from .sea import sea

SURROUNDINGS = {'heights': city, 'villa': garden, 'penthouse': sea}
