#!/usr/bin/env bash
# Makes the file of Properties anew: a picture in which exiftool planted a value for every standard tag that ImageIO has a
# key for. standard-tags.json says under which keys they are found. Needs ffmpeg and exiftool.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/Properties"
ffmpeg -v error -y -bitexact -f lavfi -i testsrc=size=16x16 -frames:v 1 standard-tags.jpg
exiftool -q -overwrite_original -all= standard-tags.jpg
exiftool -q -overwrite_original -m -n \
  -IFD0:Make=Maker -IFD0:Model='Model 1' -IFD0:Orientation=6 -IFD0:XResolution=300 -IFD0:YResolution=300 \
  -IFD0:ResolutionUnit=2 -IFD0:Software='Firmware 1' -IFD0:ModifyDate='2024:05:02 10:00:00' -IFD0:Artist=Ada \
  -IFD0:HostComputer=Host -IFD0:Copyright=Nobody -IFD0:ImageDescription='A square' -IFD0:DocumentName=Page \
  -IFD0:WhitePoint='0.3127 0.329' -IFD0:PrimaryChromaticities='0.64 0.33 0.3 0.6 0.15 0.06' -ExifIFD:ExposureTime=0.01 \
  -ExifIFD:FNumber=1.8 -ExifIFD:ExposureProgram=2 -ExifIFD:SpectralSensitivity=visible -ExifIFD:ISO=64 \
  -ExifIFD:SensitivityType=2 -ExifIFD:StandardOutputSensitivity=64 -ExifIFD:RecommendedExposureIndex=64 \
  -ExifIFD:ISOSpeed=64 -ExifIFD:ISOSpeedLatitudeyyy=65 -ExifIFD:ISOSpeedLatitudezzz=66 -ExifIFD:ExifVersion=0232 \
  -ExifIFD:DateTimeOriginal='2024:05:01 12:00:00' -ExifIFD:CreateDate='2024:05:01 12:00:01' -ExifIFD:OffsetTime=+02:00 \
  -ExifIFD:OffsetTimeOriginal=+02:00 -ExifIFD:OffsetTimeDigitized=+02:00 -ExifIFD:ComponentsConfiguration='1 2 3 0' \
  -ExifIFD:CompressedBitsPerPixel=2.5 -ExifIFD:ShutterSpeedValue=0.0078125 -ExifIFD:ApertureValue=2 \
  -ExifIFD:BrightnessValue=-1.5 -ExifIFD:ExposureCompensation=-0.5 -ExifIFD:MaxApertureValue=2 \
  -ExifIFD:SubjectDistance=3.5 -ExifIFD:MeteringMode=5 -ExifIFD:LightSource=4 -ExifIFD:Flash=16 \
  -ExifIFD:FocalLength=5.7 -ExifIFD:SubjectArea='8 8 4 4' -ExifIFD:UserComment='A comment' -ExifIFD:SubSecTime=12 \
  -ExifIFD:SubSecTimeOriginal=345 -ExifIFD:SubSecTimeDigitized=346 -ExifIFD:FlashpixVersion=0100 \
  -ExifIFD:ColorSpace=65535 -ExifIFD:ExifImageWidth=16 -ExifIFD:ExifImageHeight=16 \
  -ExifIFD:RelatedSoundFile=SND_0001.WAV -ExifIFD:FlashEnergy=1.5 -ExifIFD:FocalPlaneXResolution=3000 \
  -ExifIFD:FocalPlaneYResolution=3001 -ExifIFD:FocalPlaneResolutionUnit=2 -ExifIFD:SubjectLocation='8 9' \
  -ExifIFD:ExposureIndex=100 -ExifIFD:SensingMethod=2 -ExifIFD:FileSource=3 -ExifIFD:SceneType=1 \
  -ExifIFD:CustomRendered=0 -ExifIFD:ExposureMode=0 -ExifIFD:WhiteBalance=1 -ExifIFD:DigitalZoomRatio=1.5 \
  -ExifIFD:FocalLengthIn35mmFormat=26 -ExifIFD:SceneCaptureType=1 -ExifIFD:GainControl=1 -ExifIFD:Contrast=1 \
  -ExifIFD:Saturation=2 -ExifIFD:Sharpness=1 -ExifIFD:SubjectDistanceRange=2 \
  -ExifIFD:ImageUniqueID=0123456789abcdef0123456789abcdef -ExifIFD:OwnerName=Ada -ExifIFD:SerialNumber=0042 \
  -ExifIFD:LensInfo='5.7 9 1.8 undef' -ExifIFD:LensMake=Lenses -ExifIFD:LensModel=5.7mm -ExifIFD:LensSerialNumber=77 \
  -ExifIFD:Gamma=2.2 -ExifIFD:CompositeImage=2 -ExifIFD:CompositeImageCount='3 2' -GPS:GPSVersionID='2 3 0 0' \
  -GPS:GPSLatitude=33.8575 -GPS:GPSLatitudeRef=S -GPS:GPSLongitude=151.2125 -GPS:GPSLongitudeRef=W \
  -GPS:GPSAltitude=12.5 -GPS:GPSAltitudeRef=1 -GPS:GPSTimeStamp=10:00:01.5 -GPS:GPSDateStamp=2024:05:01 \
  -GPS:GPSSatellites=7 -GPS:GPSStatus=A -GPS:GPSMeasureMode=3 -GPS:GPSDOP=2.5 -GPS:GPSSpeedRef=K -GPS:GPSSpeed=4.5 \
  -GPS:GPSTrackRef=T -GPS:GPSTrack=90 -GPS:GPSImgDirectionRef=T -GPS:GPSImgDirection=123.5 -GPS:GPSMapDatum=WGS-84 \
  -GPS:GPSDestLatitude=10.5 -GPS:GPSDestLatitudeRef=N -GPS:GPSDestLongitude=20.25 -GPS:GPSDestLongitudeRef=E \
  -GPS:GPSDestBearingRef=T -GPS:GPSDestBearing=45 -GPS:GPSDestDistanceRef=K -GPS:GPSDestDistance=2.5 \
  -GPS:GPSProcessingMethod=GPS -GPS:GPSAreaInformation=Bay -GPS:GPSDifferential=0 -GPS:GPSHPositioningError=5 \
  -IPTC:CodedCharacterSet=UTF8 -IPTC:ObjectName='A bay' -IPTC:EditStatus=Final -IPTC:Urgency=5 \
  -IPTC:SubjectReference=IPTC:11000000 -IPTC:Category=SPO -IPTC:SupplementalCategories=Boats \
  -IPTC:FixtureIdentifier=fix -IPTC:Keywords=sea -IPTC:Keywords=bay -IPTC:ContentLocationCode=AUS \
  -IPTC:ContentLocationName=Australia -IPTC:ReleaseDate=2024:05:03 -IPTC:ReleaseTime=10:00:00+02:00 \
  -IPTC:SpecialInstructions=None -IPTC:DateCreated=2024:05:01 -IPTC:TimeCreated=12:00:00+02:00 \
  -IPTC:DigitalCreationDate=2024:05:01 -IPTC:DigitalCreationTime=12:00:00+02:00 -IPTC:OriginatingProgram=Program \
  -IPTC:ProgramVersion=3 -IPTC:ObjectCycle=a -IPTC:By-line=Ada -IPTC:By-lineTitle=Author -IPTC:City=Sydney \
  -IPTC:Sub-location='North Head' -IPTC:Province-State=NSW -IPTC:Country-PrimaryLocationCode=AUS \
  -IPTC:Country-PrimaryLocationName=Australia -IPTC:OriginalTransmissionReference=42 -IPTC:Headline=Regatta \
  -IPTC:Credit=Crew -IPTC:Source=Own -IPTC:CopyrightNotice=Nobody -IPTC:Contact=ada@example.com \
  -IPTC:Caption-Abstract='Café by the sea' -IPTC:Writer-Editor=Bob -IPTC:ImageType=1 -IPTC:ImageOrientation=S \
  -IPTC:LanguageIdentifier=en standard-tags.jpg
