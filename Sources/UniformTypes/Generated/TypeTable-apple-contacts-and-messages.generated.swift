// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleContactsAndMessages: StaticString = ##"""
    0000000000>Z00001P0000?`00000000000000004E09B0000000000000000;\00000000006Q0:P0=Z000000000000000\##
    ooo000P171@1C1W1_1_1_1d2323232323`B00000000000000000000000000000000000P9QC8PF1P>9QB0Bcom.apple.ical.icsICS File03ics0=text/calendar0?application/ics0Bapplication/x-ical0;text/x-ical\##
    ooo000P171@1C1W1_1_1_1j2<2<2<2<2<`B00000000000000000000000000000000000P9QC8PF1P>9QB0Bcom.apple.ical.vcsVCS File03vcs04vcal0@text/x-vcalendar\##
    ooo000\1;1A1G1]1j1j1j1o2?2?2?2?2?P200000000000000000000000000000000000004028P71PD<UE9QB0Dcom.apple.mail.emailEmail Message03eml0>message/rfc8220@message/x-rfc8220>message/rfc822\##
    0U5000\0Q0Q0Q0h16161616161616161>0Epublic.calendar-eventcalendar event>0;0>0;0\##
    0V2000\0Q0Q0Q0a14141414141414141<0>public.contactcontact information>0;0>0;0\##
    0W2000\1;1>1>1T1a1a1a1a1a1a1a1a1i0000000000000000000000000000000000000000021PJ0Dpublic.email-messageemail message>0;0>0;003p7s\##
    0Y1000\0Q0Q0Q0a0h0h0h0h0h0h0h0h100>public.messagemessage>0;0>0;0\##
    ooo000P0Q0Q0Q0d0n0n0n0n0n0n0n0n160Apublic.to-do-itemto-do item>0;0>0;0\##
    ooo000P181>1A1O1g2J2J2V3@3F3c3c3k`B00000000000000000000000000000000000049QC1PI9QB0<public.vcardelectronic business cardhttps://tools.ietf.org/html/rfc635003vcf05vcard0:text/vcard0>text/directory0<text/x-vcard04vCrd0KApple VCard pasteboard type>0;0>0;00Ltext/directory;profile=vcard04gcrd03vct\##
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
