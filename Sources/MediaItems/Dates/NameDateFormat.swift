internal import ASCIIBytes
internal import MediaMetadata

/// A format of file names that contain a capture date, with its maker and time zone.
package final class NameDateFormat: Sendable {
  /// The zone that the maker uses.
  package enum Zone: Sendable {
    /// Local time, or unknown.
    case local
    case utc
  }

  package let pattern: NamePattern
  package let zone: Zone
  package let maker: String

  init(_ pattern: String, _ zone: Zone, _ maker: String) {
    self.pattern = NamePattern(pattern)
    self.zone = zone
    self.maker = maker
  }

  /// Creates a format in local time.
  convenience init(_ pattern: String, _ maker: String) { self.init(pattern, .local, maker) }

  /// Returns the date in a file name, with the matching row; nil if no row matches or several dates differ.
  package static func date(inName name: some BidirectionalCollection<UInt8>) -> (
    date: CaptureDate, row: NameDateFormat
  )? {
    guard FoldedName.mayHaveDate(name, digits: 5) else { return nil }
    return first(of: rows, FoldedName(stem(of: name)))
  }

  private static func first(of rows: [NameDateFormat], _ text: FoldedName) -> (
    date: CaptureDate, row: NameDateFormat
  )? {
    var matcher = NamePatternMatcher(text)
    for row in rows {
      guard matcher.matches(row.pattern), let date = matcher.date(isUTC: row.zone == .utc) else { continue }
      if date.precision < .day { return (date, row) }
      // Of two days in one name only the common part is certain.
      return text.days.reduce(date) { $0?.common(with: $1) }.map { ($0, row) }
    }
    return nil
  }

  /// The maximum length of nested date folders.
  private static let maxNestedLength = 64

  /// Returns the date in the names of the three nearest folders, of which the nearest comes first; or in nested folders of
  /// years, months and days.
  package static func date(inFolders path: some BidirectionalCollection<UInt8>) -> (
    date: CaptureDate, row: NameDateFormat
  )? {
    guard FoldedName.mayHaveYear(path) else { return nil }
    let nearest = path.split(separator: UInt8(ascii: "/")).suffix(3)
    for (index, folder) in nearest.enumerated() where folder.count == 4 && FoldedName.mayHaveYear(folder) {
      // 2024/05/01, 2024/05.
      let joined = Array(nearest.dropFirst(index).joined(separator: [UInt8(ascii: "/")]))
      if index + 1 < nearest.count, joined.count <= maxNestedLength,
        let match = first(of: nestedFolders, FoldedName(joined))
      {
        return match
      }
    }
    var best: (date: CaptureDate, row: NameDateFormat)?
    for folder in nearest.reversed() where FoldedName.mayHaveDate(folder, digits: 4) {
      guard let match = first(of: folderRows, FoldedName(folder)) else { continue }
      // A more precise date of a higher folder that agrees replaces a year or month.
      guard let current = best else {
        if match.date.precision >= .day { return match }
        best = match
        continue
      }
      if current.date.precision < match.date.precision, current.date.agrees(with: match.date) { best = match }
    }
    return best
  }

  /// Returns the name without its extension; a number after the last dot is not an extension.
  private static func stem<Name: BidirectionalCollection<UInt8>>(of name: Name) -> Name.SubSequence {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name[...] }
    let rest = name[name.index(after: dot)...]
    let isExtension =
      rest.count <= 8 && rest.allSatisfy { $0 > 0x20 } && !rest.allSatisfy { $0.isASCIIDigit }
    return isExtension ? name[..<dot] : name[...]
  }

  /// The formats of dates in file names, in order of precedence: those of makers before generic ones.
  package static let rows = makers + generic

  private static let makers = [
    NameDateFormat("{?}PXL_{day}_{time}{SSS}{*}", .utc, "Google's Pixel camera, which names by UTC"),
    NameDateFormat("{word}-{day}-WA{#}{*}", "WhatsApp on Android: the day of sending"),
    NameDateFormat("WhatsApp {word} {date} at {clock}{*}", "WhatsApp on computers"),
    NameDateFormat("signal-{yyyy}-{MM}-{dd}-{HH}-{mm}-{ss}-{SSS}{*}", "Signal"),
    NameDateFormat("signal-{yyyy}-{MM}-{dd}-{HH}-{mm}-{ss}{*}", "Signal"),
    NameDateFormat("signal-{date}-{clock}{*}", "Signal"),
    NameDateFormat("signal-{date}-{HH}{mm}{##}{*}", "Signal on computers: hundredths stand for the seconds"),
    NameDateFormat("signal-{yyyy}-{MM}-{dd}{*}", "Signal"),
    NameDateFormat("photo_{yyyy}-{MM}-{dd}_{HH}-{mm}-{ss}{*}", "Telegram on computers"),
    NameDateFormat("video_{yyyy}-{MM}-{dd}_{HH}-{mm}-{ss}{*}", "Telegram on computers"),
    NameDateFormat("photo_{#}@{dd}-{MM}-{yyyy}_{HH}-{mm}-{ss}{*}", "Telegram's export"),
    NameDateFormat("video_{#}@{dd}-{MM}-{yyyy}_{HH}-{mm}-{ss}{*}", "Telegram's export"),
    NameDateFormat("audio_{#}@{dd}-{MM}-{yyyy}_{HH}-{mm}-{ss}{*}", "Telegram's export"),
    NameDateFormat("FB_IMG_{unixms}{*}", .utc, "Facebook on Android: milliseconds since 1970"),
    NameDateFormat("FB_VID_{unixms}{*}", .utc, "Facebook on Android"),
    NameDateFormat("mmexport{unixms}{*}", .utc, "WeChat: milliseconds since 1970"),
    NameDateFormat("wx_camera_{unixms}{*}", .utc, "WeChat"),
    NameDateFormat("microMsg.{unixms}{*}", .utc, "WeChat"),
    NameDateFormat("LINE_{unixms}{*}", .utc, "LINE"), NameDateFormat("line_{unixms}{*}", .utc, "LINE"),
    NameDateFormat("viber_image_{yyyy}-{MM}-{dd}_{HH}-{mm}-{ss}-{SSS}{*}", "Viber"),
    NameDateFormat("viber_image_{yyyy}-{MM}-{dd}_{HH}-{mm}-{ss}{*}", "Viber"),
    NameDateFormat("Snapchat-{unixms}{*}", .utc, "Snapchat"),
    NameDateFormat("RPReplay_Final{unix}{*}", .utc, "iOS's recording of a screen: seconds since 1970"),
    NameDateFormat("Screenshot_{unix}{*}", .utc, "Android's emulator: seconds since 1970"),
    NameDateFormat("received_m_mid_{unixms}_{**}", .utc, "Messenger"),
    NameDateFormat("IMG-{unixms}-V{*}", .utc, "Viber"),
    NameDateFormat("{unix}-camera_{*}", .utc, "security cameras: seconds since 1970"),
    NameDateFormat(
      "ScreenRecording_{MM}-{dd}-{yyyy} {HH}-{mm}-{ss}{*}", "iOS's recording of a screen: the month first"),
    NameDateFormat(
      "CamScanner {MM}-{D}-{yyyy} {HH}.{mm}{*}", "CamScanner: the month first where the system has it so"),
    NameDateFormat("{?}BURST{yyyy}{MM}{dd}{HH}{mm}{ss}{SSS}{*}", "Android's cameras: a burst"),
    NameDateFormat("{?}BURST{yyyy}{MM}{dd}{HH}{mm}{ss}{*}", "Android's cameras: a burst"),
    NameDateFormat("IMG{yyyy}{MM}{dd}{HH}{mm}{ss}{*}", "Oppo, Realme and OnePlus"),
    NameDateFormat("VID{yyyy}{MM}{dd}{HH}{mm}{ss}{*}", "Oppo, Realme and OnePlus"),
    NameDateFormat(
      "{day}_{time}{SSS}_iOS{*}", .utc, "OneDrive's upload of a camera roll, which names by UTC"),
    NameDateFormat("GMT{day}-{time}{*}", .utc, "Zoom's recordings"),
    NameDateFormat("{#}_{yyyy}{MM}{dd}{HH}{mm}{ss}_{#}", "Steam's screenshots"),
    NameDateFormat("Photo on {yyyy}-{M}-{d} at {H}.{mm}{*}", "Photo Booth"),
    NameDateFormat("Photo on {M}-{D}-{yyyy} at {h}.{mm} {a}{*}", "Photo Booth"),
    NameDateFormat("Picsart_{yy}-{MM}-{dd}_{HH}-{mm}-{ss}-{SSS}{*}", "Picsart"),
    NameDateFormat("Picsart_{yy}-{MM}-{dd}_{HH}-{mm}-{ss}{*}", "Picsart"),
    NameDateFormat("Voice {yy}{MM}{dd}_{time}{*}", "Samsung's voice recorder"),
    NameDateFormat("{yy}{MM}{dd}_{HH}{mm}", "Sony's voice recorders"),
    NameDateFormat("Photo-{yyyy}-{MM}-{dd}-{HH}-{mm}-{ss}{*}", "cloud clients"),
    NameDateFormat("XRecorder_{dd}{MM}{yyyy}_{time}{*}", "XRecorder"),
    NameDateFormat("XRecorder_{word}_{dd}{MM}{yyyy}_{time}{*}", "XRecorder"),
    NameDateFormat("img{yyyy}{MM}{dd}_{time}{#}", "scanners: the time, and a number"),
    NameDateFormat("{yyyy}{MM}{dd}{HH}{mm}{ss}00-{**}", "Nintendo Switch"),
    NameDateFormat("{yyyy}{MM}{dd}{HH}{mm}{ss}-{#}-M{#}_{#}", .utc, "cameras that name clips by UTC"),
    NameDateFormat("IMG{#}-{day}-{HH}{mm}{*}", "BlackBerry"),
    NameDateFormat("IMG{#}_{day}_{HH}{mm}{*}", "BlackBerry"),
    NameDateFormat("IMG_{day}_{time}_{SSS}{*}", "Motorola and Instagram"),
    NameDateFormat("VID_{day}_{time}_{SSS}{*}", "Motorola and Instagram"),
    NameDateFormat("B612_{day}_{time}_{SSS}{*}", "B612"),
    NameDateFormat("bandicam {date} {HH}-{mm}-{ss}-{SSS}{*}", "Bandicam"),
    NameDateFormat("{word}{day}-{time}-{#}{word}", "70mai's dash cameras"),
    NameDateFormat("{yyyy}_{MM}{dd}_{time}_{**}", "dash cameras"),
    NameDateFormat("Photo_{MM}{D}{yy}_{#}", "Palm: the month first"),
    NameDateFormat("{MM}-{D}-{yy}_{HH}{mm}", "Motorola's flip phones: the month first"),
    NameDateFormat("{MM}{D}{yy}{HH}{mm}{word}", "phones of American carriers: the month first"),
    NameDateFormat("{D}{MM}{yyyy}{#}", "Nokia: the day first, and three digits"),
    NameDateFormat("LINE_ALBUM_{?}{yy}{MM}{dd}_{#}", "LINE's albums"),
    NameDateFormat("{yy}-{MM}-{dd} {HH}-{mm}-{ss} {#}", "Nextcloud on iOS"),
    NameDateFormat("R_{word}_{yy}{MM}{dd}-{HH}{mm}{ss}", "Rockbox' recordings"),
    NameDateFormat("{#}d{day}{time}p{**}", "recorders of calls"),
    NameDateFormat("{?}{M}-{d}-{yyyy}, {h}.{mm}.{ss}{a}", "UniFi Protect: the month first"),
    NameDateFormat("Photo on {M}-{D}-{yy} at {h}.{mm} {a}{*}", "Photo Booth"),
    NameDateFormat("{word}_{unixms}", .utc, "editors on Android: milliseconds since 1970"),
    NameDateFormat("{?}{MM}_{dd}_{yy} {h}_{mm}{a} Office Lens", "Office Lens"),
    NameDateFormat("{yyyy}_{MM}_{dd}{a}{h}_{mm} Office Lens", "Office Lens"),
    NameDateFormat("{yyyy}_{MM}_{dd} {HH}_{mm} Office Lens", "Office Lens"),
    NameDateFormat("{?}{M}_{D}_{yyyy} {h}_{mm}_{ss}{a}{*}", "Xbox"),
    NameDateFormat("WP_{day}_{HH}_{mm}_{ss}_{*}", "Windows Phone"),
    NameDateFormat("WP_{day}_{#}{*}", "Windows Phone: the day and a number"),
    NameDateFormat("WIN_{day}_{HH}_{mm}_{ss}_{*}", "Windows' camera"),
    NameDateFormat("WIN_{day}_{time}{*}", "Windows' camera"),
    NameDateFormat("DJI_{yyyy}{MM}{dd}{HH}{mm}{ss}_{#}{*}", "DJI"),
    NameDateFormat("{unixms}", .utc, "milliseconds since 1970 alone, as apps on Android name them"),
  ]

  /// Formats with any prefix, the most precise first.
  private static let generic =
    [
      "{?}{date}{join}{clock}{*}", "{?}{day}{time}{zone}{*}", "{?}{day}{time}{SSS}{*}", "{day}{time}{##}{##}",
      "{?}{date}{*}",
      "{?}{dd}.{MM}.{yyyy}{*}", "{?}{D}-{MM}-{yyyy}{*}", "{?}{MM}-{D}-{yyyy}{*}", "{?}{D}_{MM}_{yyyy}{*}",
      "{?}{MM}{D}{yyyy}{*}",
      "{?}{yyyy}年{M}月{d}日{*}", "{?}{d}. {month} {yyyy}{*}", "{D}{MM}{yyyy}",
    ].map { NameDateFormat($0, "the date in full") }
    + ["{yyyy}-{MM}", "{yyyy}_{MM}", "{yyyy}-{MM} {*}", "{yyyy}_{MM} {*}"].map {
      NameDateFormat($0, "a month at the beginning")
    }
    + ["{yyyy}_{word}_{#}", "{yyyy}_{word} {word}_{#}"].map {
      NameDateFormat($0, "a year, words and a number")
    }
    + [NameDateFormat("{?}{##?}-{##?}-{yyyy}{*}", "a year behind a day and a month in either order")]

  static let nestedFolders = [
    NameDateFormat("{yyyy}/{MM}/{dd}{*}", "folders of years, months and days"),
    NameDateFormat("{yyyy}/{M}/{d}", "folders of years, months and days"),
    NameDateFormat("{yyyy}/{MM}-{dd}{*}", "folders of years, and of months with days"),
    NameDateFormat("{yyyy}/{yyyy}-{MM}/{dd}{*}", "folders of years, months and days"),
    NameDateFormat("{yyyy}/{M}", "folders of years and months"),
    NameDateFormat("{yyyy}/{MM} {month}{*}", "folders of years and months"),
    NameDateFormat("{yyyy}/{MM} - {month}{*}", "folders of years and months"),
    NameDateFormat("{yyyy}/{MM}-{month}{*}", "folders of years and months"),
  ]

  /// The formats of a single folder.
  static let folderRows = [
    "{date}{*}", "{dd}.{MM}.{yyyy}{*}", "{yyyy}-{MM}{*}", "{yyyy}_{MM}{*}", "{yyyy}.{MM}{*}", "{yyyy}{MM}",
    "{month} {yyyy}{*}", "{yyyy} {month}{*}", "{yyyy}", "{yyyy} {*}", "{yyyy}_{*}", "{yyyy}年{*}",
    "{?}{yyyy}-{MM}-{dd}{*}", "{?}{yyyy}-{MM}", "{?}{month} {yyyy}", "{?}{yyyy}", "{word} {yyyy} {*}",
  ].map { NameDateFormat($0, "a folder's name") }
}

extension CaptureDate {
  /// Returns true if a more precise date is within this year or month.
  fileprivate func agrees(with exact: CaptureDate) -> Bool {
    year == exact.year && (precision < .month || month == exact.month)
  }

  /// Returns the common part of two dates: the day, the month or the year; nil for different years.
  fileprivate func common(with other: (year: Int, month: Int, day: Int)) -> CaptureDate? {
    guard year == other.year else { return nil }
    if month != other.month { return CaptureDate(year: year, month: 1, day: 1, precision: .year) }
    if precision < .day || day == other.day { return self }
    return CaptureDate(year: year, month: month, day: 1, precision: .month)
  }
}
