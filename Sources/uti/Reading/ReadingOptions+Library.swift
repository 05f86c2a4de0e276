import ArgumentParser
import MediaItems
import SystemCalls

// How the commands read that answer for a library as a whole: what is the user's, folder by folder, without sidecars.

extension ReadingOptions {
  /// What every such command asks of its options.
  func validateLibrary() throws {
    try requirePaths()
    if verify {
      throw ValidationError("'--verify' reports single files: use it with 'uti check' or 'uti classify'.")
    }
  }

  var libraryRequest: ReadingRequest {
    var request = request
    request.isRecursive = true
    request.leavesOutForeign = scan.defaultExcludes ?? true
    return request
  }
}

extension ReadingOptions {
  /// The reading of commands that search: folders on the command line are entered, with or without `-r`.
  ///
  /// A list names what it wants, folder by folder and file by file, and is taken at its word.
  var searchingRequest: ReadingRequest {
    var request = request
    request.isRecursive = recursive || paths.contains { FileSystem.isFolder($0.path) }
    request.leavesOutForeign = scan.defaultExcludes ?? request.isRecursive
    return request
  }
}

extension ReadingRequest {
  /// The library's items; `details`: what of them the answer needs.
  func libraryStream(details: MediaDetails.Parts) throws -> ItemStream {
    var stream = try stream(keepsEvidence: false, details: details)
    stream.leavesOutSidecars = true
    stream.looksForSidecars = true
    stream.goesFolderByFolder = true
    stream.slimsHeaders = true
    return stream
  }

  /// The paths; those that are read twice where halves are looked for in all folders.
  func librarySource() throws -> PathSource { pairsAcross ? try source.replayable() : source }
}
