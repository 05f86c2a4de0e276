extension NameDate {
  /// The forms in order of precedence: a maker's before those that anybody may use.
  package static let rows = makers + anybody

  private static let makers = [
    NameDate("PXL_{day}_{time}{SSS}{*}", .utc, "Google's Pixel camera, which names by UTC"),
    NameDate("IMG-{day}-WA{#}{*}", "WhatsApp on Android: the day of sending"),
    NameDate("VID-{day}-WA{#}{*}", "WhatsApp on Android"), NameDate("AUD-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("PTT-{day}-WA{#}{*}", "WhatsApp on Android"), NameDate("STK-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("VOICE-{day}-WA{#}{*}", "WhatsApp on Android"), NameDate("DOC-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("{word}-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("WhatsApp {word} {y-m-d} at {h.m.s} {a}{*}", "WhatsApp on computers"),
    NameDate("WhatsApp {word} {y-m-d} at {HH}.{mm}.{ss}{*}", "WhatsApp on computers"),
    NameDate("WhatsApp {word} {y-m-d} at {h}.{mm}.{ss} {a}{*}", "WhatsApp on computers"),
    NameDate("signal-{y-m-d}-{h-m-s}{*}", "Signal"), NameDate("signal-{y-m-d}-{time}{*}", "Signal"),
    NameDate("signal-{y-m-d}{*}", "Signal"),
    NameDate("photo_{y-m-d}_{h-m-s}{*}", "Telegram on computers"),
    NameDate("video_{y-m-d}_{h-m-s}{*}", "Telegram on computers"),
    NameDate("photo_{#}@{dd}-{MM}-{yyyy}_{h-m-s}{*}", "Telegram's export"),
    NameDate("video_{#}@{dd}-{MM}-{yyyy}_{h-m-s}{*}", "Telegram's export"),
    NameDate("audio_{#}@{dd}-{MM}-{yyyy}_{h-m-s}{*}", "Telegram's export"),
    NameDate("FB_IMG_{unixms}{*}", .utc, "Facebook on Android: milliseconds since 1970"),
    NameDate("FB_VID_{unixms}{*}", .utc, "Facebook on Android"),
    NameDate("mmexport{unixms}{*}", .utc, "WeChat: milliseconds since 1970"),
    NameDate("wx_camera_{unixms}{*}", .utc, "WeChat"), NameDate("microMsg.{unixms}{*}", .utc, "WeChat"),
    NameDate("LINE_{unixms}{*}", .utc, "LINE"), NameDate("line_{unixms}{*}", .utc, "LINE"),
    NameDate("viber_image_{y-m-d}_{h-m-s}{*}", "Viber"),
    NameDate("Snapchat-{unixms}{*}", .utc, "Snapchat"),
    NameDate("Screen Shot {y-m-d} at {h.m.s}{*}", "macOS until 10.15"),
    NameDate("Screen Shot {y-m-d} at {h}.{mm}.{ss} {a}{*}", "macOS until 10.15"),
    NameDate("Screen Shot {y-m-d} at {hh}.{mm}.{ss} {a}{*}", "macOS until 10.15"),
    NameDate("WP_{day}_{h_m_s}_{*}", "Windows Phone"), NameDate("WP_{day}_{#}{*}", "Windows Phone: the day and a number"),
    NameDate("WIN_{day}_{h_m_s}_{*}", "Windows' camera"), NameDate("WIN_{day}_{time}{*}", "Windows' camera"),
    NameDate("DJI_{yyyy}{MM}{dd}{HH}{mm}{ss}_{#}{*}", "DJI"),
    NameDate("{unixms}", .utc, "milliseconds since 1970 alone, as apps on Android name them"),
  ]

  /// Whole dates at the end of whatever begins a name, the most exact first.
  private static let anybody: [NameDate] = {
    let times = [
      "{day}_{time}{SSS}", "{day}_{time}_{SSS}", "{day}-{time}{SSS}", "{day}_{time}", "{day}-{time}", "{day} {time}",
      "{day}T{time}{zone}", "{day}T{time}", "{yyyy}{MM}{dd}{HH}{mm}{ss}", "{day}_{h-m-s}", "{day}_{h_m_s}",
      "{y-m-d}T{h:m:s}{zone}", "{y-m-d}T{h-m-s}{zone}", "{y-m-d}T{time}{zone}", "{y-m-d}T{h-m-s}", "{y-m-d}T{h:m:s}",
      "{y-m-d} {h.m.s}", "{y-m-d} {h-m-s}", "{y-m-d}_{h-m-s}", "{y-m-d}-{h-m-s}", "{y-m-d}_{h.m.s}", "{y-m-d} {h:m:s}",
      "{y-m-d}_{time}", "{y-m-d}-{time}", "{y-m-d} {time}", "{y-m-d} {h_m_s}", "{y-m-d}_{h_m_s}",
      "{yyyy}_{MM}_{dd}_{h_m_s}", "{yyyy}_{MM}_{dd} {h_m_s}", "{yyyy}.{MM}.{dd} {h.m.s}", "{yyyy}.{MM}.{dd}_{h.m.s}",
      "{yyyy}_{MM}{dd}_{time}",
      "{y-m-d} {word} {h.m.s} {a}", "{y-m-d} {word} {hh}.{mm}.{ss} {a}", "{y-m-d} {word} {h}.{mm}.{ss} {a}",
      "{y-m-d} {word} {h.m.s}", "{y-m-d}, {h.m.s}", "{y-m-d} {h}.{mm}.{ss} {a}", "{y-m-d} {hh}.{mm}.{ss} {a}",
      "{y-m-d} à {h.m.s}", "{y-m-d} a las {h.m.s}", "{y-m-d} às {h.m.s}", "{y-m-d} alle {h.m.s}",
      "{y-m-d}_{HH}-{mm}", "{y-m-d} {HH}.{mm}", "{y-m-d} {HH}-{mm}", "{y-m-d}T{HH}-{mm}", "{day}_{HH}{mm}", "{day}-{HH}{mm}",
      "{y-m-d}-{HH}-{mm}", "{y-m-d}_{HH}{mm}",
    ]
    let days = ["{day}", "{y-m-d}", "{yyyy}_{MM}_{dd}", "{yyyy}.{MM}.{dd}", "{yyyy} {MM} {dd}"]
    return (times + days).map { NameDate("{?}\($0){*}", "the date in full") }
      + ["{yyyy}-{MM}", "{yyyy}_{MM}"].map { NameDate("\($0)", "a month, and nothing else") }
  }()

  /// Folders within folders.
  static let nestedFolders = [
    NameDate("{yyyy}/{MM}/{dd}", "folders of years, months and days"), NameDate("{yyyy}/{MM}", "folders of years and months"),
  ]

  /// What one folder says.
  static let folderRows = [
    "{y-m-d}{*}", "{yyyy}_{MM}_{dd}{*}", "{yyyy}.{MM}.{dd}{*}", "{day}{*}", "{yyyy}-{MM}{*}", "{yyyy}_{MM}{*}",
    "{yyyy}.{MM}{*}", "{yyyy}{MM}", "{yyyy}", "{yyyy} {*}", "{yyyy}_{*}", "{?}{y-m-d}", "{?}{yyyy}-{MM}", "{?} {yyyy}",
  ].map { NameDate($0, "a folder's name") }
}
