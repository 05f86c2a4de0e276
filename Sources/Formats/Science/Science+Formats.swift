internal import MediaMetadata
internal import UniformTypes

// Format definitions for scientific data: netCDF, FITS, HDF5, NumPy and SAS.
extension FileFormat {
  static let netcdf = FileFormat(
    "netcdf", types: [.netCDF],
    signatures: [
      Signature("netcdf", "'CDF' 01 00 00", .decides(.netCDF), "the mark and version 1"),
      Signature("netcdf-64", "'CDF' 02 00 00", .decides(.netCDF), "the mark and version 2"),
      Signature("netcdf-64-data", "'CDF' 05 00 00", .decides(.netCDF), "the mark and version 5"),
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("CDF".utf8)], isCheap: false, read: NetCDFCompleteness.read,
      because: "the header states where variables stand (NetCDF Classic Format)"),
    mandatoryMarks: [(.netCDF, "begins CDF and a version, or is HDF5")])

  static let fits = FileFormat(
    "fits", types: [.fits],
    signatures: [Signature("fits", "'SIMPLE  ='", .reads(.fits, FITS.read), "the first keyword record")],
    medium: .still,
    metadata: .headers(PictureSizes.readFITS),
    completeness: CompletenessCheck(
      prefixes: [Array("SIMPLE".utf8)], isCheap: false, read: ScienceCompleteness.fits,
      because: "headers state the size of the data behind them"),
    because: "cards of keywords")

  static let hdf5 = FileFormat(
    "hdf5", types: [.hdf5],
    signatures: [Signature("hdf5", "89 'HDF' 0D 0A 1A 0A", .decides(.hdf5), "eight bytes of mark")],
    completeness: CompletenessCheck(
      read: ScienceCompleteness.hdf5, because: "the superblock states where the file ends"))

  static let numpy = FileFormat(
    "numpy", types: [.numpy],
    signatures: [Signature("numpy", "93 'NUMPY'", .decides(.numpy), "six bytes of mark")],
    completeness: CompletenessCheck(
      read: ScienceCompleteness.numpy, because: "the header states the array's size"))

  static let sas6 = FileFormat(
    "sas6", types: [.sasData6],
    signatures: [
      Signature(
        "sas-6", "'SAS' ?????????? ?????????? ?????????? ?????????? ?? 'DATA'", .decides(.sasData6),
        "the mark, and the member's kind behind version and system")
    ],
    mandatoryMarks: [(.sasData6, "begins SAS, and DATA stands at 24")])
}
