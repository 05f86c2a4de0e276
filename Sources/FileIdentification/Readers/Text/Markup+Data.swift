internal import UniformTypes

extension MarkupRow {
  /// XML formats of science, industry and 3D models.
  static let data: [MarkupRow] = [
    MarkupRow("collada", ["COLLADA"], then: .collada, because: "the root is COLLADA"),
    MarkupRow("chemdraw-xml", ["CDXML"], then: .chemDrawXML, because: "the root is CDXML"),
    MarkupRow(
      "marvin", ["cml", "MDocument"], in: .under(["http://www.chemaxon.com"]), then: .marvinDocument,
      because: "a document in ChemAxon's namespace"),
    MarkupRow(
      "marvin-bare", ["cml"], in: .none, also: { $0.firstChild == "MDocument" }, then: .marvinDocument,
      because: "CML's root with a document of Marvin's"),
    MarkupRow(
      "mei", ["mei", "music"], in: .under(["http://www.music-encoding.org/ns/mei"]), then: .musicEncoding,
      because: "MEI's namespace"),
    MarkupRow("mzml", ["mzML", "indexedmzML"], then: .mzML, because: "the root of mzML"),
    MarkupRow("mzxml", ["mzXML", "msRun"], then: .mzXML, because: "the root of mzXML"),
    MarkupRow("mzdata", ["mzData"], then: .mzData, because: "the root is mzData"),
    MarkupRow("mzidentml", ["MzIdentML", "mzIdentML"], then: .mzIdentML, because: "the root is MzIdentML"),
    MarkupRow("pepxml", ["msms_pipeline_analysis"], then: .pepXML, because: "the root of pepXML"),
    MarkupRow("phyloxml", ["phyloxml"], then: .phyloXML, because: "the root is phyloxml"),
    MarkupRow(
      "nexml", ["nexml"], in: .noneOrUnder(["http://www.nexml.org/"]), then: .neXML,
      because: "the root is nexml"),
    MarkupRow(
      "gifti", ["GIFTI"], then: .gifti, because: "the root is GIFTI"),
    MarkupRow("votable", ["VOTABLE"], then: .voTable, because: "the root is VOTABLE"),
    MarkupRow(
      "les-houches", ["LesHouchesEvents"], then: .lesHouches, because: "the root is LesHouchesEvents"),
    MarkupRow("stationxml", ["FDSNStationXML"], then: .stationXML, because: "the root is FDSNStationXML"),
    MarkupRow(
      "quakeml", ["quakeml"], in: .noneOrUnder(["http://quakeml.org/"]), then: .quakeML,
      because: "the root is quakeml"),
    MarkupRow("pmml", ["PMML"], then: .pmml, because: "the root is PMML"),
    MarkupRow("vtk-xml", ["VTKFile"], then: .vtkXML, because: "the root is VTKFile"),
    MarkupRow(
      "3mf-model", ["model"], in: .under(["http://schemas.microsoft.com/3dmanufacturing/core/"]),
      then: .threeMFModel, because: "a model in the namespace of 3MF's core"),
    MarkupRow("x3d", ["X3D"], then: .x3d, because: "the root is X3D"),
    MarkupRow(
      "amf", ["amf"], in: .none,
      also: {
        $0.firstChild == "object" || $0.firstChild == "metadata" || $0.firstChild == "material"
          || $0.attributes["unit"] != nil
      }, then: .amf,
      because: "the root is amf with objects or a unit"),
    MarkupRow(
      "csl", ["style"], in: .under(["http://purl.org/net/xbiblio/csl"]), then: .citationStyle,
      because: "a style in the namespace of citation styles"),
    MarkupRow("sbml", ["sbml"], then: .sbml, because: "the root is sbml"),
    MarkupRow(
      "cml", ["cml", "molecule"], in: .under(["http://www.xml-cml.org/"]), then: .cml,
      because: "CML's namespace"),
    MarkupRow("cml-bare", ["cml"], in: .none, then: .cml, because: "the root is cml"),
    MarkupRow(
      "bpmn", ["definitions"], in: .under(["http://www.omg.org/spec/BPMN/"]), then: .bpmn,
      because: "definitions in BPMN's namespace"),
    MarkupRow(
      "xmi", ["XMI"], in: .noneOrUnder(["http://schema.omg.org/spec/XMI", "http://www.omg.org/"]), then: .xmi,
      because: "the root is XMI"),
    MarkupRow(
      "xpdl", ["Package"], in: .under(["http://www.wfmc.org/"]), then: .xpdl,
      because: "a package in XPDL's namespace"),
    MarkupRow(
      "xbrl", ["xbrl"], in: .under(["http://www.xbrl.org/"]), then: .xbrl,
      because: "the root is xbrl in its namespace"),
    MarkupRow("land-xml", ["LandXML"], then: .landXML, because: "the root is LandXML"),
    MarkupRow(
      "cyclonedx-xml", ["bom"], in: .under(["http://cyclonedx.org/schema/bom"]), then: .cycloneDXML,
      because: "a bill of materials in CycloneDX's namespace"),
    MarkupRow(
      "fhir-xml", [], in: .exactly(["http://hl7.org/fhir"]), then: .fhirXML, because: "FHIR's namespace"),
    MarkupRow(
      "ovf", ["Envelope"], in: .under(["http://schemas.dmtf.org/ovf/"]), then: .ovf,
      because: "OVF's namespace"),
    MarkupRow("ttx", ["ttFont"], then: .fontTools, because: "the root is ttFont"),
    MarkupRow(
      "dia-diagram", ["diagram"], in: .under(["http://www.lysator.liu.se/~alla/dia/"]), then: .diaDiagram,
      because: "a diagram in Dia's namespace"),
    MarkupRow(
      "dia-shape", ["shape"], in: .under(["http://www.daa.com.au/~james/dia-shape-ns"]), then: .diaShape,
      because: "a shape in Dia's namespace"),
    MarkupRow("ufraw", ["UFRaw"], then: .ufraw, because: "the root is UFRaw's"),
    MarkupRow(
      "nzb", ["nzb"], in: .noneOrUnder(["http://www.newzbin.com/DTD/"]), then: .nzb,
      because: "the root is nzb"),
    MarkupRow(
      "metalink-3", ["metalink"], in: .under(["http://www.metalinker.org/"]), then: .metalink3,
      because: "the root is metalink in the namespace of version 3"),
    MarkupRow(
      "metalink-3-bare", ["metalink"], in: .none, also: { $0.attributes["version"]?.hasPrefix("3") == true },
      then: .metalink3, because: "the root is metalink of version 3"),
    MarkupRow(
      "metalink", ["metalink"], in: .under(["urn:ietf:params:xml:ns:metalink"]), then: .metalink,
      because: "the root is metalink in its namespace (RFC 5854 §4)"),
  ]

  /// Maps, tracks and places.
  static let geography: [MarkupRow] = [
    MarkupRow("osm-changes", ["osmChange"], then: .osmChanges, because: "the root is osmChange"),
    MarkupRow(
      "qgis", ["qgis"], also: { $0.attributes["projectname"] != nil }, then: .qgisProject,
      because: "the root is qgis, with a project's name"),
    MarkupRow("gdal-virtual", ["VRTDataset"], then: .gdalVirtual, because: "the root is VRTDataset"),
    MarkupRow(
      "styled-layer", ["StyledLayerDescriptor"], then: .styledLayer,
      because: "the root is StyledLayerDescriptor"),
    MarkupRow(
      "tiled-map", ["map"], in: .none,
      also: { $0.attributes["orientation"] != nil && $0.attributes["tilewidth"] != nil },
      then: .tiledMap, because: "a map with an orientation and the width of tiles"),
    MarkupRow(
      "tiled-tileset", ["tileset"], in: .none, also: { $0.attributes["tilewidth"] != nil },
      then: .tiledTileset,
      because: "a tileset with the width of tiles"),
    MarkupRow(
      "gpx", ["gpx"], in: .noneOrUnder(["http://www.topografix.com/GPX/"]), then: .gpx,
      because: "the root is gpx"),
    MarkupRow(
      "kml", ["kml"],
      in: .noneOrUnder([
        "http://www.opengis.net/kml/", "http://earth.google.com/kml/", "http://www.google.com/kml/",
      ]),
      then: .kml, because: "the root is kml in its namespace, or in none"),
    MarkupRow(
      "tcx", ["TrainingCenterDatabase"], then: .tcx, because: "the root is Garmin's training database"),
    MarkupRow(
      "osm", ["osm", "osmChange"], in: .none, also: { $0.attributes["version"] != nil }, then: .openStreetMap,
      because: "the root is osm with a version"),
    MarkupRow(
      "gml", [], in: .under(["http://www.opengis.net/gml"]), then: .gml, because: "GML's namespace"),
    MarkupRow(
      "gml-features", ["FeatureCollection"],
      in: .under(["http://ogr.maptools.org/", "http://www.opengis.net/wfs"]), then: .gml,
      because: "a collection of features that GML carries"),
  ]
}
