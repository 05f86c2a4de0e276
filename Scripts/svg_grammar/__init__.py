"""A grammar of SVGs that run script, for `Scripts/test-svg`.

A file has one payload (an element, an attribute or an address that runs script), and up to two disguises (other notations of
the same document). Some rows run in no browser, or in only one: the test measures what runs.
"""

from . import addresses, disguises, doctypes, elements, encodings, events
from .document import Document

# Name, weight, payload.
PAYLOADS = [
    ("script", 8, elements.script_plain),
    ("script-inside", 6, elements.script_inside),
    ("script-prefixed", 4, elements.script_prefixed),
    ("script-namespace", 2, elements.script_namespace_spelled),
    ("script-xhtml", 5, elements.script_xhtml),
    ("script-address", 4, elements.script_address),
    ("script-deep", 1, elements.script_deep),
    ("import-map", 1, elements.import_map),
    ("event-pointer", 7, events.event_pointer),
    ("event-root", 6, events.event_root),
    ("event-load", 6, events.event_load),
    ("event-key", 4, events.event_key),
    ("event-smil", 6, events.event_smil),
    ("event-animation", 4, events.event_animation),
    ("event-transition", 2, events.event_transition),
    ("event-xhtml", 8, events.event_xhtml),
    ("event-other", 1, events.event_other),
    ("link", 8, addresses.link),
    ("link-animated", 6, addresses.link_animated),
    ("link-xhtml", 5, addresses.link_xhtml),
    ("frame", 6, addresses.frame),
    ("head", 2, addresses.head),
    ("picture", 3, addresses.picture),
    ("transform", 4, elements.transform),
    ("default-event", 5, doctypes.default_event),
    ("default-address", 4, doctypes.default_address),
    ("default-namespace", 3, doctypes.default_namespace),
    ("entity-namespace", 3, doctypes.entity_namespace),
    ("entity-markup", 5, doctypes.entity_markup),
    ("entity-value", 4, doctypes.entity_value),
    ("entity-parameter", 4, doctypes.entity_parameter),
    ("entity-named", 3, doctypes.entity_named),
    ("external-subset", 1, doctypes.external_subset),
]
# Name, weight, disguise.
DISGUISES = [
    ("instruction", 6, disguises.noise_instruction),
    ("instruction-outside", 3, disguises.noise_instruction_outside),
    ("comment", 4, disguises.noise_comment),
    ("literal", 4, disguises.noise_literal),
    ("attribute", 4, disguises.noise_attribute),
    ("text", 3, disguises.noise_text),
    ("subset", 5, disguises.noise_subset),
    ("external", 3, disguises.noise_external),
    ("prefix", 4, disguises.prefix),
    ("inside-page", 2, disguises.inside_page),
    ("inside", 3, disguises.inside),
    ("inside-foreign", 3, disguises.inside_foreign),
    ("references", 6, disguises.references),
    ("entities", 6, disguises.entities),
    ("padding", 1, disguises.padding),
    ("svgz", 5, encodings.squeezed),
    ("broken-after", 3, disguises.broken_after),
    ("broken-inside", 2, disguises.broken_inside),
    ("cut", 1, disguises.cut),
    ("spaces-before", 2, disguises.spaces_before),
    ("declared", 2, disguises.declared_oddly),
    ("line-ends", 2, disguises.line_ends),
    ("encoding", 14, encodings.encoding),
    ("other-format", 3, encodings.other_format),
]
# Encodings apply before other disguises, and compression last.
ORDER = [name for name, _, _ in DISGUISES]


def choose(random, rows):
    return random.choices(rows, weights=[weight for _, weight, _ in rows])[0]


def draw(random, host, number):
    """Returns the descriptive name and the bytes of one file."""
    payload = choose(random, PAYLOADS)
    disguises = {row[0]: row for row in (choose(random, DISGUISES) for _ in range(random.choice([0, 1, 1, 2, 2])))}
    words = [payload[0], *sorted(disguises, key=ORDER.index)]
    document = Document(random, host, f"{number:04}")
    payload[2](document)
    for name in words[1:]:
        disguises[name][2](document)
    data = document.data()
    return f"{number:04}-{'+'.join(words)}.svg{'z' if document.compression else ''}", data
