internal import UniformTypes

extension TextMark {
  /// Sequences, trees, genomes and recordings of the body.
  static let biology: [TextMark] = [
    TextMark(
      "phylogenetic-nexus", "#nexus", ignoringCase: true, then: .phylogeneticNexus,
      because: "the word that comes first (Maddison et al. 1997)"),
    TextMark("stockholm", "# STOCKHOLM 1.", then: .stockholm, because: "the line that comes first"),
    TextMark(
      "clustal", "CLUSTAL", also: { $0.contains("lignment") || $0.contains("LIGNMENT") }, then: .clustal,
      because: "the program, and the word alignment"),
    TextMark(
      "gff-3", "##gff-version 3", then: .geneFeatures, because: "the directive that comes first (GFF3)"),
    TextMark(
      "gff-3-spaced", "##gff-version   3", then: .geneFeatures,
      because: "the directive that comes first (GFF3)"),
    TextMark(
      "bed-graph", "track type=bedGraph", then: .bedGraph, because: "a track that names its type (bedGraph)"),
    TextMark(
      "wiggle", "track type=wiggle_0", then: .wiggle, because: "a track that names its type (wiggle)"),
    TextMark(
      "wiggle-fixed", "fixedStep chrom", after: "#", then: .wiggle, because: "a declaration of steps (wiggle)"
    ),
    TextMark(
      "wiggle-variable", "variableStep chrom", after: "#", then: .wiggle,
      because: "a declaration of steps (wiggle)"),
    TextMark("maf", "##maf version=", then: .multipleAlignment, because: "the line that comes first (MAF)"),
    TextMark("hmmer", "HMMER3/", then: .hmmerProfile, because: "the version of the format comes first"),
    TextMark("hmmer-2", "HMMER2.0", then: .hmmerProfile, because: "the version of the format comes first"),
    TextMark(
      "obo", "format-version: 1.", after: "!",
      also: { $0.contains("[Term]") || $0.contains("[Typedef]") || $0.contains("\nontology: ") }, then: .obo,
      because: "a version, and terms (OBO 1.4 §4)"),
    TextMark("gaf", "!gaf-version:", then: .geneAnnotations, because: "the line that comes first (GAF 2.2)"),
    TextMark(
      "swiss-prot", "ID   ",
      also: { !$0.contains("\nXX") && $0.contains(" AA.\n") && $0.contains("\nAC   ") },
      then: .swissProt, because: "an entry with its length in amino acids, and an accession (UniProt manual)"),
    TextMark(
      "ncbi-asn1", "Seq-entry ::= ", then: .ncbiASN1, because: "an entry in the notation of ASN.1"),
    TextMark(
      "ncbi-asn1-submit", "Seq-submit ::= ", then: .ncbiASN1, because: "a submission in the notation of ASN.1"
    ),
    TextMark(
      "mztab", "MTD\tmzTab-version\t", after: "#", then: .mzTab, because: "the version comes first (mzTab)"),
    TextMark(
      "brain-vision", "Brain Vision Data Exchange ", then: .brainVision,
      because: "the words that come first (BrainVision Core Data Format)"),
    TextMark(
      "brain-vision-core", "BrainVision Data Exchange ", then: .brainVision,
      because: "the words that come first (BrainVision Core Data Format)"),
    TextMark(
      "philips-par", "# === DATA DESCRIPTION FILE ===", then: .philipsPAR,
      because: "the comment that comes first"),
  ]
}
