extension NameDate {
  /// The forms in order of precedence: a maker's before those that anybody may use.
  package static let rows = makers + anybody

  private static let makers = [
    NameDate("{?}PXL_{day}_{time}{SSS}{*}", .utc, "Google's Pixel camera, which names by UTC"),
    NameDate("{word}-{day}-WA{#}{*}", "WhatsApp on Android: the day of sending"),
    NameDate("WhatsApp {word} {date} at {clock}{*}", "WhatsApp on computers"),
    NameDate("signal-{yyyy}-{MM}-{dd}-{HH}-{mm}-{ss}-{SSS}{*}", "Signal"),
    NameDate("signal-{yyyy}-{MM}-{dd}-{HH}-{mm}-{ss}{*}", "Signal"),
    NameDate("signal-{date}-{clock}{*}", "Signal"),
    NameDate("signal-{date}-{HH}{mm}{##}{*}", "Signal on computers: hundredths stand for the seconds"),
    NameDate("signal-{yyyy}-{MM}-{dd}{*}", "Signal"),
    NameDate("photo_{yyyy}-{MM}-{dd}_{HH}-{mm}-{ss}{*}", "Telegram on computers"),
    NameDate("video_{yyyy}-{MM}-{dd}_{HH}-{mm}-{ss}{*}", "Telegram on computers"),
    NameDate("photo_{#}@{dd}-{MM}-{yyyy}_{HH}-{mm}-{ss}{*}", "Telegram's export"),
    NameDate("video_{#}@{dd}-{MM}-{yyyy}_{HH}-{mm}-{ss}{*}", "Telegram's export"),
    NameDate("audio_{#}@{dd}-{MM}-{yyyy}_{HH}-{mm}-{ss}{*}", "Telegram's export"),
    NameDate("FB_IMG_{unixms}{*}", .utc, "Facebook on Android: milliseconds since 1970"),
    NameDate("FB_VID_{unixms}{*}", .utc, "Facebook on Android"),
    NameDate("mmexport{unixms}{*}", .utc, "WeChat: milliseconds since 1970"),
    NameDate("wx_camera_{unixms}{*}", .utc, "WeChat"), NameDate("microMsg.{unixms}{*}", .utc, "WeChat"),
    NameDate("LINE_{unixms}{*}", .utc, "LINE"), NameDate("line_{unixms}{*}", .utc, "LINE"),
    NameDate("viber_image_{yyyy}-{MM}-{dd}_{HH}-{mm}-{ss}-{SSS}{*}", "Viber"),
    NameDate("viber_image_{yyyy}-{MM}-{dd}_{HH}-{mm}-{ss}{*}", "Viber"),
    NameDate("Snapchat-{unixms}{*}", .utc, "Snapchat"),
    NameDate("RPReplay_Final{unix}{*}", .utc, "iOS's recording of a screen: seconds since 1970"),
    NameDate("Screenshot_{unix}{*}", .utc, "Android's emulator: seconds since 1970"),
    NameDate("received_m_mid_{unixms}_{**}", .utc, "Messenger"), NameDate("IMG-{unixms}-V{*}", .utc, "Viber"),
    NameDate("{unix}-camera_{*}", .utc, "security cameras: seconds since 1970"),
    NameDate(
      "ScreenRecording_{MM}-{dd}-{yyyy} {HH}-{mm}-{ss}{*}", "iOS's recording of a screen: the month first"),
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
    NameDate("Picsart_{yy}-{MM}-{dd}_{HH}-{mm}-{ss}-{SSS}{*}", "Picsart"),
    NameDate("Picsart_{yy}-{MM}-{dd}_{HH}-{mm}-{ss}{*}", "Picsart"),
    NameDate("Voice {yy}{MM}{dd}_{time}{*}", "Samsung's voice recorder"),
    NameDate("{yy}{MM}{dd}_{HH}{mm}", "Sony's voice recorders"),
    NameDate("Photo-{yyyy}-{MM}-{dd}-{HH}-{mm}-{ss}{*}", "cloud clients"),
    NameDate("XRecorder_{dd}{MM}{yyyy}_{time}{*}", "XRecorder"),
    NameDate("XRecorder_{word}_{dd}{MM}{yyyy}_{time}{*}", "XRecorder"),
    NameDate("img{yyyy}{MM}{dd}_{time}{#}", "scanners: the time, and a number"),
    NameDate("{yyyy}{MM}{dd}{HH}{mm}{ss}00-{**}", "Nintendo Switch"),
    NameDate("{yyyy}{MM}{dd}{HH}{mm}{ss}-{#}-M{#}_{#}", .utc, "cameras that name clips by UTC"),
    NameDate("IMG{#}-{day}-{HH}{mm}{*}", "BlackBerry"), NameDate("IMG{#}_{day}_{HH}{mm}{*}", "BlackBerry"),
    NameDate("IMG_{day}_{time}_{SSS}{*}", "Motorola and Instagram"),
    NameDate("VID_{day}_{time}_{SSS}{*}", "Motorola and Instagram"),
    NameDate("B612_{day}_{time}_{SSS}{*}", "B612"),
    NameDate("bandicam {date} {HH}-{mm}-{ss}-{SSS}{*}", "Bandicam"),
    NameDate("{word}{day}-{time}-{#}{word}", "70mai's dash cameras"),
    NameDate("{yyyy}_{MM}{dd}_{time}_{**}", "dash cameras"),
    NameDate("Photo_{MM}{D}{yy}_{#}", "Palm: the month first"),
    NameDate("{MM}-{D}-{yy}_{HH}{mm}", "Motorola's flip phones: the month first"),
    NameDate("{MM}{D}{yy}{HH}{mm}{word}", "phones of American carriers: the month first"),
    NameDate("{D}{MM}{yyyy}{#}", "Nokia: the day first, and three digits"),
    NameDate("LINE_ALBUM_{?}{yy}{MM}{dd}_{#}", "LINE's albums"),
    NameDate("{yy}-{MM}-{dd} {HH}-{mm}-{ss} {#}", "Nextcloud on iOS"),
    NameDate("R_{word}_{yy}{MM}{dd}-{HH}{mm}{ss}", "Rockbox' recordings"),
    NameDate("{#}d{day}{time}p{**}", "recorders of calls"),
    NameDate("{?}{M}-{d}-{yyyy}, {h}.{mm}.{ss}{a}", "UniFi Protect: the month first"),
    NameDate("Photo on {M}-{D}-{yy} at {h}.{mm} {a}{*}", "Photo Booth"),
    NameDate("{word}_{unixms}", .utc, "editors on Android: milliseconds since 1970"),
    NameDate("{?}{MM}_{dd}_{yy} {h}_{mm}{a} Office Lens", "Office Lens"),
    NameDate("{yyyy}_{MM}_{dd}{a}{h}_{mm} Office Lens", "Office Lens"),
    NameDate("{yyyy}_{MM}_{dd} {HH}_{mm} Office Lens", "Office Lens"),
    NameDate("{?}{M}_{D}_{yyyy} {h}_{mm}_{ss}{a}{*}", "Xbox"),
    NameDate("WP_{day}_{HH}_{mm}_{ss}_{*}", "Windows Phone"),
    NameDate("WP_{day}_{#}{*}", "Windows Phone: the day and a number"),
    NameDate("WIN_{day}_{HH}_{mm}_{ss}_{*}", "Windows' camera"),
    NameDate("WIN_{day}_{time}{*}", "Windows' camera"),
    NameDate("DJI_{yyyy}{MM}{dd}{HH}{mm}{ss}_{#}{*}", "DJI"),
    NameDate("{unixms}", .utc, "milliseconds since 1970 alone, as apps on Android name them"),
  ]

  /// Dates behind whatever begins a name, the most exact first.
  private static let anybody =
    [
      "{?}{date}{join}{clock}{*}", "{?}{day}{time}{zone}{*}", "{?}{day}{time}{SSS}{*}", "{day}{time}{##}{##}",
      "{?}{date}{*}",
      "{?}{dd}.{MM}.{yyyy}{*}", "{?}{D}-{MM}-{yyyy}{*}", "{?}{MM}-{D}-{yyyy}{*}", "{?}{D}_{MM}_{yyyy}{*}",
      "{?}{MM}{D}{yyyy}{*}",
      "{?}{yyyy}年{M}月{d}日{*}", "{?}{d}. {month} {yyyy}{*}", "{D}{MM}{yyyy}",
    ].map { NameDate($0, "the date in full") }
    + ["{yyyy}-{MM}", "{yyyy}_{MM}", "{yyyy}-{MM} {*}", "{yyyy}_{MM} {*}"].map {
      NameDate($0, "a month at the beginning")
    }
    + ["{yyyy}_{word}_{#}", "{yyyy}_{word} {word}_{#}"].map { NameDate($0, "a year, words and a number") }
    + [NameDate("{?}{##?}-{##?}-{yyyy}{*}", "a year behind a day and a month in either order")]

  /// Folders within folders.
  static let nestedFolders = [
    NameDate("{yyyy}/{MM}/{dd}{*}", "folders of years, months and days"),
    NameDate("{yyyy}/{M}/{d}", "folders of years, months and days"),
    NameDate("{yyyy}/{MM}-{dd}{*}", "folders of years, and of months with days"),
    NameDate("{yyyy}/{yyyy}-{MM}/{dd}{*}", "folders of years, months and days"),
    NameDate("{yyyy}/{M}", "folders of years and months"),
    NameDate("{yyyy}/{MM} {month}{*}", "folders of years and months"),
    NameDate("{yyyy}/{MM} - {month}{*}", "folders of years and months"),
    NameDate("{yyyy}/{MM}-{month}{*}", "folders of years and months"),
  ]

  /// What one folder says.
  static let folderRows = [
    "{date}{*}", "{dd}.{MM}.{yyyy}{*}", "{yyyy}-{MM}{*}", "{yyyy}_{MM}{*}", "{yyyy}.{MM}{*}", "{yyyy}{MM}",
    "{month} {yyyy}{*}", "{yyyy} {month}{*}", "{yyyy}", "{yyyy} {*}", "{yyyy}_{*}", "{yyyy}年{*}",
    "{?}{yyyy}-{MM}-{dd}{*}", "{?}{yyyy}-{MM}", "{?}{month} {yyyy}", "{?}{yyyy}", "{word} {yyyy} {*}",
  ].map { NameDate($0, "a folder's name") }
}
