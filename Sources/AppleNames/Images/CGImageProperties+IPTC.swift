#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for captions (IPTC IIM, second record).

  public var kCGImagePropertyIPTCDictionary: CFString { NSString(string: "{IPTC}") }
  public var kCGImagePropertyIPTCObjectTypeReference: CFString { NSString(string: "ObjectTypeReference") }
  public var kCGImagePropertyIPTCObjectAttributeReference: CFString {
    NSString(string: "ObjectAttributeReference")
  }
  public var kCGImagePropertyIPTCObjectName: CFString { NSString(string: "ObjectName") }
  public var kCGImagePropertyIPTCEditStatus: CFString { NSString(string: "EditStatus") }
  public var kCGImagePropertyIPTCEditorialUpdate: CFString { NSString(string: "EditorialUpdate") }
  public var kCGImagePropertyIPTCUrgency: CFString { NSString(string: "Urgency") }
  public var kCGImagePropertyIPTCSubjectReference: CFString { NSString(string: "SubjectReference") }
  public var kCGImagePropertyIPTCCategory: CFString { NSString(string: "Category") }
  public var kCGImagePropertyIPTCSupplementalCategory: CFString { NSString(string: "SupplementalCategory") }
  public var kCGImagePropertyIPTCFixtureIdentifier: CFString { NSString(string: "FixtureIdentifier") }
  public var kCGImagePropertyIPTCKeywords: CFString { NSString(string: "Keywords") }
  public var kCGImagePropertyIPTCContentLocationCode: CFString { NSString(string: "ContentLocationCode") }
  public var kCGImagePropertyIPTCContentLocationName: CFString { NSString(string: "ContentLocationName") }
  public var kCGImagePropertyIPTCReleaseDate: CFString { NSString(string: "ReleaseDate") }
  public var kCGImagePropertyIPTCReleaseTime: CFString { NSString(string: "ReleaseTime") }
  public var kCGImagePropertyIPTCExpirationDate: CFString { NSString(string: "ExpirationDate") }
  public var kCGImagePropertyIPTCExpirationTime: CFString { NSString(string: "ExpirationTime") }
  public var kCGImagePropertyIPTCSpecialInstructions: CFString { NSString(string: "SpecialInstructions") }
  public var kCGImagePropertyIPTCActionAdvised: CFString { NSString(string: "ActionAdvised") }
  public var kCGImagePropertyIPTCReferenceService: CFString { NSString(string: "ReferenceService") }
  public var kCGImagePropertyIPTCReferenceDate: CFString { NSString(string: "ReferenceDate") }
  public var kCGImagePropertyIPTCReferenceNumber: CFString { NSString(string: "ReferenceNumber") }
  public var kCGImagePropertyIPTCDateCreated: CFString { NSString(string: "DateCreated") }
  public var kCGImagePropertyIPTCTimeCreated: CFString { NSString(string: "TimeCreated") }
  public var kCGImagePropertyIPTCDigitalCreationDate: CFString { NSString(string: "DigitalCreationDate") }
  public var kCGImagePropertyIPTCDigitalCreationTime: CFString { NSString(string: "DigitalCreationTime") }
  public var kCGImagePropertyIPTCOriginatingProgram: CFString { NSString(string: "OriginatingProgram") }
  public var kCGImagePropertyIPTCProgramVersion: CFString { NSString(string: "ProgramVersion") }
  public var kCGImagePropertyIPTCObjectCycle: CFString { NSString(string: "ObjectCycle") }
  public var kCGImagePropertyIPTCByline: CFString { NSString(string: "Byline") }
  public var kCGImagePropertyIPTCBylineTitle: CFString { NSString(string: "BylineTitle") }
  public var kCGImagePropertyIPTCCity: CFString { NSString(string: "City") }
  public var kCGImagePropertyIPTCSubLocation: CFString { NSString(string: "SubLocation") }
  public var kCGImagePropertyIPTCProvinceState: CFString { NSString(string: "Province/State") }
  public var kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString {
    NSString(string: "Country/PrimaryLocationCode")
  }
  public var kCGImagePropertyIPTCCountryPrimaryLocationName: CFString {
    NSString(string: "Country/PrimaryLocationName")
  }
  public var kCGImagePropertyIPTCOriginalTransmissionReference: CFString {
    NSString(string: "OriginalTransmissionReference")
  }
  public var kCGImagePropertyIPTCHeadline: CFString { NSString(string: "Headline") }
  public var kCGImagePropertyIPTCCredit: CFString { NSString(string: "Credit") }
  public var kCGImagePropertyIPTCSource: CFString { NSString(string: "Source") }
  public var kCGImagePropertyIPTCCopyrightNotice: CFString { NSString(string: "CopyrightNotice") }
  public var kCGImagePropertyIPTCContact: CFString { NSString(string: "Contact") }
  public var kCGImagePropertyIPTCCaptionAbstract: CFString { NSString(string: "Caption/Abstract") }
  public var kCGImagePropertyIPTCWriterEditor: CFString { NSString(string: "Writer/Editor") }
  public var kCGImagePropertyIPTCImageType: CFString { NSString(string: "ImageType") }
  public var kCGImagePropertyIPTCImageOrientation: CFString { NSString(string: "ImageOrientation") }
  public var kCGImagePropertyIPTCLanguageIdentifier: CFString { NSString(string: "LanguageIdentifier") }

  // Only XMP has these entries, so the keys never have values.

  public var kCGImagePropertyIPTCStarRating: CFString { NSString(string: "StarRating") }
  public var kCGImagePropertyIPTCCreatorContactInfo: CFString { NSString(string: "CreatorContactInfo") }
  public var kCGImagePropertyIPTCRightsUsageTerms: CFString { NSString(string: "UsageTerms") }
  public var kCGImagePropertyIPTCScene: CFString { NSString(string: "Scene") }

  extension ImagePropertyRow {
    static let iptc: [Self] = [
      Self(3, kCGImagePropertyIPTCObjectTypeReference),
      Self(4, kCGImagePropertyIPTCObjectAttributeReference, .list),
      Self(5, kCGImagePropertyIPTCObjectName),
      Self(7, kCGImagePropertyIPTCEditStatus),
      Self(8, kCGImagePropertyIPTCEditorialUpdate),
      Self(10, kCGImagePropertyIPTCUrgency),
      Self(12, kCGImagePropertyIPTCSubjectReference, .list),
      Self(15, kCGImagePropertyIPTCCategory),
      Self(20, kCGImagePropertyIPTCSupplementalCategory, .list),
      Self(22, kCGImagePropertyIPTCFixtureIdentifier),
      Self(25, kCGImagePropertyIPTCKeywords, .list),
      Self(26, kCGImagePropertyIPTCContentLocationCode, .list),
      Self(27, kCGImagePropertyIPTCContentLocationName, .list),
      Self(30, kCGImagePropertyIPTCReleaseDate),
      Self(35, kCGImagePropertyIPTCReleaseTime),
      Self(37, kCGImagePropertyIPTCExpirationDate),
      Self(38, kCGImagePropertyIPTCExpirationTime),
      Self(40, kCGImagePropertyIPTCSpecialInstructions),
      Self(42, kCGImagePropertyIPTCActionAdvised),
      Self(45, kCGImagePropertyIPTCReferenceService, .list),
      Self(47, kCGImagePropertyIPTCReferenceDate, .list),
      Self(50, kCGImagePropertyIPTCReferenceNumber, .list),
      Self(55, kCGImagePropertyIPTCDateCreated),
      Self(60, kCGImagePropertyIPTCTimeCreated),
      Self(62, kCGImagePropertyIPTCDigitalCreationDate),
      Self(63, kCGImagePropertyIPTCDigitalCreationTime),
      Self(65, kCGImagePropertyIPTCOriginatingProgram),
      Self(70, kCGImagePropertyIPTCProgramVersion),
      Self(75, kCGImagePropertyIPTCObjectCycle),
      Self(80, kCGImagePropertyIPTCByline, .list),
      Self(85, kCGImagePropertyIPTCBylineTitle, .list),
      Self(90, kCGImagePropertyIPTCCity),
      Self(92, kCGImagePropertyIPTCSubLocation),
      Self(95, kCGImagePropertyIPTCProvinceState),
      Self(100, kCGImagePropertyIPTCCountryPrimaryLocationCode),
      Self(101, kCGImagePropertyIPTCCountryPrimaryLocationName),
      Self(103, kCGImagePropertyIPTCOriginalTransmissionReference),
      Self(105, kCGImagePropertyIPTCHeadline),
      Self(110, kCGImagePropertyIPTCCredit),
      Self(115, kCGImagePropertyIPTCSource),
      Self(116, kCGImagePropertyIPTCCopyrightNotice),
      Self(118, kCGImagePropertyIPTCContact, .list),
      Self(120, kCGImagePropertyIPTCCaptionAbstract),
      Self(122, kCGImagePropertyIPTCWriterEditor, .list),
      Self(130, kCGImagePropertyIPTCImageType),
      Self(131, kCGImagePropertyIPTCImageOrientation),
      Self(135, kCGImagePropertyIPTCLanguageIdentifier),
    ]
  }
#endif
