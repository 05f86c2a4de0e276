// Makes `item.file.metadata` usable without a second import.
@_exported public import MediaMetadata
