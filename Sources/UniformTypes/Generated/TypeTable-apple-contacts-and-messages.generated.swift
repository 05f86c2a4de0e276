// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleContactsAndMessages: StaticString = ##"""
    0000000000=e00001P0000>a00000000000000004C09;0000000000000000;A00000000006M0:?0<o000000000000000\##
    ooo000P151>1A1U1]1]1]1b21212121`B0000000000000000000000000000000000089QC8PF1P>9QB0Bcom.apple.ical.icsICS File03ics0=text/calendar0?application/ics0Bapplication/x-ical0;text/x-ical\##
    ooo000P151>1A1U1]1]1]1h2:2:2:2:`B0000000000000000000000000000000000089QC8PF1P>9QB0Bcom.apple.ical.vcsVCS File03vcs04vcal0@text/x-vcalendar\##
    ooo000\181>1D1Z1g1g1g1l2<2<2<2<P200000000000000000000000000000000000001P8P71PD<UE9QB0Dcom.apple.mail.emailEmail Message03eml0>message/rfc8220@message/x-rfc8220>message/rfc822\##
    0U3000\0O0O0O0f14141414141414140Epublic.calendar-eventcalendar event\##
    0V0000\0O0O0O0_12121212121212120>public.contactcontact information\##
    0W0000\181;1;1Q1^1^1^1^1^1^1^1^0000000000000000000000000000000000000000P1PJ0Dpublic.email-messageemail message\##
    0X5000\0O0O0O0_0f0f0f0f0f0f0f0f0>public.messagemessage\##
    ooo000P0O0O0O0b0l0l0l0l0l0l0l0l0Apublic.to-do-itemto-do item\##
    ooo000P161<1?1M1e2H2H2T3>3D3a3a`B00000000000000000000000000000000000019QC1PI9QB0<public.vcardelectronic business cardhttps://tools.ietf.org/html/rfc635003vcf05vcard0:text/vcard0>text/directory0<text/x-vcard04vCrd0KApple VCard pasteboard type0Ltext/directory;profile=vcard04gcrd03vct\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var iCalendar: Self { Self(number: 6149) }
  @inlinable @inline(__always) package static var vCalendar: Self { Self(number: 6157) }
  @inlinable @inline(__always) package static var email: Self { Self(number: 6168) }
  @inlinable @inline(__always) package static var calendarEvent: Self { Self(number: 6158) }
  @inlinable @inline(__always) package static var contact: Self { Self(number: 6169) }
  @inlinable @inline(__always) package static var emailMessage: Self { Self(number: 6164) }
  @inlinable @inline(__always) package static var message: Self { Self(number: 6170) }
  @inlinable @inline(__always) package static var toDoItem: Self { Self(number: 6147) }
  @inlinable @inline(__always) package static var vCard: Self { Self(number: 6151) }
}
