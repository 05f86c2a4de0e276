// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleContactsAndMessages: StaticString = ##"""
    0000000000>c00001P0000?i00000000000000004F09E0000000000000000;_00000000006S0:S0=c000000000000000\##
    ooo000P181A1D1X1`1`1`1e2424242424`B000000000000000000000000000000000000@9QC8PF1P>9QB0Bcom.apple.ical.icsICS File03ics0=text/calendar0?application/ics0Bapplication/x-ical0;text/x-ical\##
    ooo000P181A1D1X1`1`1`1k2=2=2=2=2=`B000000000000000000000000000000000000@9QC8PF1P>9QB0Bcom.apple.ical.vcsVCS File03vcs04vcal0@text/x-vcalendar\##
    ooo000\1<1B1H1^1k1k1k202@2@2@2@2@P2000000000000000000000000000000000000002048P71PD<UE9QB0Dcom.apple.mail.emailEmail Message03eml0>message/rfc8220@message/x-rfc8220>message/rfc822\##
    0V4000\0Q0Q0Q0h16161616161616161>0Epublic.calendar-eventcalendar event>0;0>0;0\##
    0W1000\0Q0Q0Q0a14141414141414141<0>public.contactcontact information>0;0>0;0\##
    0X1000\1<1?1?1U1b1b1b1b1b1b1b1b1j00000000000000000000000000000000000000000041PJ0Dpublic.email-messageemail message>0;0>0;003p7s03p7s\##
    0Z2000\0Q0Q0Q0a0h0h0h0h0h0h0h0h100>public.messagemessage>0;0>0;0\##
    ooo000P0Q0Q0Q0d0n0n0n0n0n0n0n0n160Apublic.to-do-itemto-do item>0;0>0;0\##
    ooo000P191?1B1P1h2K2K2W3A3G3d3d3l`B000000000000000000000000000000000000029QC1PI9QB0<public.vcardelectronic business cardhttps://tools.ietf.org/html/rfc635003vcf05vcard0:text/vcard0>text/directory0<text/x-vcard04vCrd0KApple VCard pasteboard type>0;0>0;00Ltext/directory;profile=vcard04gcrd03vct\##
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
