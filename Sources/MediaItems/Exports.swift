// An item's headers are part of it: `item.file.metadata` is of use without a second import.
@_exported public import MediaMetadata
