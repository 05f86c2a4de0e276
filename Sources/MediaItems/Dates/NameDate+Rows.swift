extension NameDate {
  /// The forms in order of precedence: a maker's before those that anybody may use.
  package static let rows = makers + anybody

  private static let makers = [
    NameDate("{?}PXL_{day}_{time}{SSS}{*}", .utc, "Google's Pixel camera, which names by UTC"),
    NameDate("IMG-{day}-WA{#}{*}", "WhatsApp on Android: the day of sending"),
    NameDate("VID-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("AUD-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("PTT-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("STK-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("VOICE-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("DOC-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("{word}-{day}-WA{#}{*}", "WhatsApp on Android"),
    NameDate("WhatsApp {word} {y-m-d} at {h.m.s} {a}{*}", "WhatsApp on computers"),
    NameDate("WhatsApp {word} {y-m-d} at {HH}.{mm}.{ss}{*}", "WhatsApp on computers"),
    NameDate("WhatsApp {word} {y-m-d} at {h}.{mm}.{ss} {a}{*}", "WhatsApp on computers"),
    NameDate("signal-{y-m-d}-{h-m-s}-{SSS}{*}", "Signal"), NameDate("signal-{y-m-d}-{h-m-s}{*}", "Signal"),
    NameDate("signal-{y-m-d}-{time}{*}", "Signal"),
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
    NameDate("viber_image_{y-m-d}_{h-m-s}-{SSS}{*}", "Viber"),
    NameDate("viber_image_{y-m-d}_{h-m-s}{*}", "Viber"),
    NameDate("Snapchat-{unixms}{*}", .utc, "Snapchat"),
    NameDate("RPReplay_Final{unix}{*}", .utc, "iOS's recording of a screen: seconds since 1970"),
    NameDate("Screenshot_{unix}{*}", .utc, "Android's emulator: seconds since 1970"),
    NameDate("received_m_mid_{unixms}_{*}", .utc, "Messenger"), NameDate("IMG-{unixms}-V{*}", .utc, "Viber"),
    NameDate("{unix}-camera_{*}", .utc, "security cameras: seconds since 1970"),
    NameDate("ScreenRecording_{MM}-{dd}-{yyyy} {h-m-s}{*}", "iOS's recording of a screen: the month first"),
    NameDate(
      "CamScanner {MM}-{D}-{yyyy} {HH}.{mm}{*}", "CamScanner: the month first where the system has it so"),
    NameDate("{?}BURST{yyyy}{MM}{dd}{HH}{mm}{ss}{SSS}{*}", "Android's cameras: a burst"),
    NameDate("{?}BURST{yyyy}{MM}{dd}{HH}{mm}{ss}{*}", "Android's cameras: a burst"),
    NameDate("IMG{yyyy}{MM}{dd}{HH}{mm}{ss}{*}", "Oppo, Realme and OnePlus"),
    NameDate("VID{yyyy}{MM}{dd}{HH}{mm}{ss}{*}", "Oppo, Realme and OnePlus"),
    NameDate("{day}_{time}{SSS}_iOS{*}", .utc, "OneDrive's upload of a camera roll, which names by UTC"),
    NameDate("GMT{day}-{time}{*}", .utc, "Zoom's recordings"),
    NameDate("{#}_{yyyy}{MM}{dd}{HH}{mm}{ss}_{#}", "Steam's screenshots"),
    NameDate("Photo on {yyyy}-{M}-{d} at {H}.{mm}{*}", "Photo Booth"),
    NameDate("Photo on {M}-{D}-{yyyy} at {h}.{mm} {a}{*}", "Photo Booth"),
    NameDate("Picsart_{yy}-{MM}-{dd}_{h-m-s}-{SSS}{*}", "Picsart"),
    NameDate("Picsart_{yy}-{MM}-{dd}_{h-m-s}{*}", "Picsart"),
    NameDate("Voice {yy}{MM}{dd}_{time}{*}", "Samsung's voice recorder"),
    NameDate("{yy}{MM}{dd}_{HH}{mm}", "Sony's voice recorders"),
    NameDate("Photo-{yyyy}-{MM}-{dd}-{h-m-s}{*}", "cloud clients"),
    NameDate("XRecorder_{dd}{MM}{yyyy}_{time}{*}", "XRecorder"),
    NameDate("XRecorder_{word}_{dd}{MM}{yyyy}_{time}{*}", "XRecorder"),
    NameDate("img{yyyy}{MM}{dd}_{time}{#}", "scanners: the time, and a number"),
    NameDate("{yyyy}{MM}{dd}{HH}{mm}{ss}00-{*}", "Nintendo Switch"),
    NameDate("{yyyy}{MM}{dd}{HH}{mm}{ss}-{#}-M{#}_{#}", .utc, "cameras that name clips by UTC"),
    NameDate("IMG{#}-{day}-{HH}{mm}{*}", "BlackBerry"),
    NameDate("{?}{MM}_{dd}_{yy} {h}_{mm}{a} Office Lens", "Office Lens"),
    NameDate("{yyyy}_{MM}_{dd}{a}{h}_{mm} Office Lens", "Office Lens"),
    NameDate("{yyyy}_{MM}_{dd} {HH}_{mm} Office Lens", "Office Lens"),
    NameDate("{?}{M}_{D}_{yyyy} {h}_{mm}_{ss}{a}{*}", "Xbox"),
    NameDate("WP_{day}_{h_m_s}_{*}", "Windows Phone"),
    NameDate("WP_{day}_{#}{*}", "Windows Phone: the day and a number"),
    NameDate("WIN_{day}_{h_m_s}_{*}", "Windows' camera"), NameDate("WIN_{day}_{time}{*}", "Windows' camera"),
    NameDate("DJI_{yyyy}{MM}{dd}{HH}{mm}{ss}_{#}{*}", "DJI"),
    NameDate("{unixms}", .utc, "milliseconds since 1970 alone, as apps on Android name them"),
  ]

  /// Whole dates at the end of whatever begins a name, the most exact first.
  private static let anybody: [NameDate] = {
    let times = [
      // Half days before whole ones, zones before none, fractions before none.
      "{y-m-d} {word} {h}.{mm}.{ss}{a}", "{y-m-d} {word} {word} {h}.{mm}.{ss}{a}",
      "{y-m-d} a la(s) {h}.{mm}.{ss}{a}",
      "{y-m-d} {h}.{mm}.{ss}{a}", "{y-m-d}{a}{h}.{mm}.{ss}", "{y-m-d}{a} {h}.{mm}.{ss}",
      "{day}T{time}{zone}", "{y-m-d}T{h:m:s}{zone}", "{y-m-d}T{h-m-s}{zone}", "{y-m-d}T{h_m_s}{zone}",
      "{y-m-d}T{time}{zone}",
      "{y-m-d}_{h-m-s}{zone}", "{yyyy}{MM}{dd}{HH}{mm}{ss}{zone}", "{day}_{time}{zone}",
      "{day}_{time}{SSS}", "{day}_{time}_{SSS}", "{day}-{time}{SSS}", "{yyyy}{MM}{dd}{HH}{mm}{ss}{SSS}",
      "{y-m-d}-{h-m-s}-{SSS}",
      "{day}_{time}", "{day}-{time}", "{day} {time}", "{day}T{time}", "{yyyy}{MM}{dd}{HH}{mm}{ss}",
      "{day}_{h-m-s}",
      "{day}_{h_m_s}", "{y-m-d}T{h-m-s}", "{y-m-d}T{h:m:s}",
      "{y-m-d} {h.m.s}", "{y-m-d} {h-m-s}", "{y-m-d}_{h-m-s}", "{y-m-d}-{h-m-s}", "{y-m-d}_{h.m.s}",
      "{y-m-d} {h:m:s}",
      "{y-m-d}_{time}", "{y-m-d}-{time}", "{y-m-d} {time}", "{y-m-d} {h_m_s}", "{y-m-d}_{h_m_s}",
      "{yyyy}_{MM}_{dd}_{h_m_s}", "{yyyy}_{MM}_{dd} {h_m_s}", "{yyyy}.{MM}.{dd} {h.m.s}",
      "{yyyy}.{MM}.{dd}_{h.m.s}",
      "{yyyy}.{MM}.{dd} - {h.m.s}", "{yyyy}_{MM}{dd}_{time}", "{y-m-d} {word} {H}.{mm}.{ss}",
      "{y-m-d} {word} {h-m-s}",
      "{yyyy}-{M}-{d} {word} {H}.{mm}.{ss}", "{y-m-d} {H}.{mm}.{ss}", "{y-m-d}, {h.m.s}",
      "{y-m-d} à {h.m.s}", "{y-m-d} a las {h.m.s}", "{y-m-d} às {h.m.s}",
      "{y-m-d}_{HH}-{mm}", "{y-m-d} {HH}.{mm}", "{y-m-d} {HH}-{mm}", "{y-m-d}T{HH}-{mm}",
      "{y-m-d} {word} {HH}.{mm}",
    ]
    let days = [
      "{day}", "{y-m-d}", "{yyyy}_{MM}_{dd}", "{yyyy}.{MM}.{dd}", "{yyyy} {MM} {dd}",
      "{dd}.{MM}.{yyyy}", "{D}-{MM}-{yyyy}", "{MM}-{D}-{yyyy}", "{D}_{MM}_{yyyy}", "{yyyy}年{M}月{d}日",
    ]
    return (times + days).map { NameDate("{?}\($0){*}", "the date in full") }
      + ["{yyyy}-{MM}", "{yyyy}_{MM}", "{yyyy}-{MM} {*}", "{yyyy}_{MM} {*}"].map {
        NameDate($0, "a month at the beginning")
      }
  }()

  /// Folders within folders.
  static let nestedFolders = [
    NameDate("{yyyy}/{MM}/{dd}", "folders of years, months and days"),
    NameDate("{yyyy}/{MM}", "folders of years and months"),
  ]

  /// What one folder says.
  static let folderRows = [
    "{y-m-d}{*}", "{yyyy}_{MM}_{dd}{*}", "{yyyy}.{MM}.{dd}{*}", "{dd}.{MM}.{yyyy}{*}", "{day}{*}",
    "{yyyy}-{MM}{*}",
    "{yyyy}_{MM}{*}", "{yyyy}.{MM}{*}", "{yyyy}{MM}", "{month} {yyyy}{*}", "{yyyy} {month}{*}", "{yyyy}",
    "{yyyy} {*}",
    "{yyyy}_{*}", "{yyyy}年{*}", "{?}{y-m-d}{*}", "{?}{yyyy}-{MM}", "{?}{month} {yyyy}", "{?}{yyyy}",
    "{word} {yyyy} {*}",
  ].map { NameDate($0, "a folder's name") }
}
