/// One document in three formats; XML and binary were written by another implementation.
enum PropertyListSamples {
  static let xml = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>CFBundleName</key>
    	<string>Grün &amp; &lt;Blau&gt; 😀</string>
    	<key>Empty</key>
    	<string></string>
    	<key>UTExportedTypeDeclarations</key>
    	<array>
    		<dict>
    			<key>UTTypeIdentifier</key>
    			<string>com.example.a</string>
    			<key>UTTypeConformsTo</key>
    			<array>
    				<string>public.data</string>
    				<string>public.content</string>
    			</array>
    		</dict>
    		<dict>
    			<key>UTTypeIdentifier</key>
    			<string>com.example.b</string>
    			<key>UTTypeTagSpecification</key>
    			<dict>
    				<key>public.filename-extension</key>
    				<array>
    					<string>b</string>
    					<string>bb</string>
    				</array>
    			</dict>
    		</dict>
    	</array>
    	<key>Count</key>
    	<integer>70000</integer>
    	<key>Negative</key>
    	<integer>-3</integer>
    	<key>Huge</key>
    	<integer>9223372036854775813</integer>
    	<key>Ratio</key>
    	<real>1.5</real>
    	<key>Yes</key>
    	<true/>
    	<key>No</key>
    	<false/>
    	<key>Nothing</key>
    	<array/>
    	<key>None</key>
    	<dict/>
    	<key>When</key>
    	<date>2024-02-29T12:34:56Z</date>
    	<key>Bytes</key>
    	<data>
    	AAECAwQFBgcICQoLDA0ODxAREhM=
    	</data>
    	<key>UTF16</key>
    	<string>üüüüüüüüüüüüüüüüüüüü</string>
    </dict>
    </plist>
    """#

  /// The JSON form, without the date, data and long string.
  static let json = #"""
    {
     "CFBundleName": "Gr\u00fcn & <Blau> \ud83d\ude00",
     "Empty": "",
     "UTExportedTypeDeclarations": [
      {
       "UTTypeIdentifier": "com.example.a",
       "UTTypeConformsTo": [
        "public.data",
        "public.content"
       ]
      },
      {
       "UTTypeIdentifier": "com.example.b",
       "UTTypeTagSpecification": {
        "public.filename-extension": [
         "b",
         "bb"
        ]
       }
      }
     ],
     "Count": 70000,
     "Negative": -3,
     "Huge": 9223372036854775813,
     "Ratio": 1.5,
     "Yes": true,
     "No": false,
     "Nothing": [],
     "None": {}
    }
    """#

  static let binary = bytes(
    """
    62706c6973743030de0102030405060708090a0b0c0d0e0f10112122232425262728292a2b5c434642756e646c654e61
    6d6555456d7074795f101a55544578706f72746564547970654465636c61726174696f6e7355436f756e74584e656761
    74697665544875676555526174696f53596573524e6f574e6f7468696e67544e6f6e65545768656e5542797465735555
    544631366f10100047007200fc006e002000260020003c0042006c00610075003e0020d83dde0050a21219d213141516
    5f10105554547970654964656e7469666965725f1010555454797065436f6e666f726d73546f5d636f6d2e6578616d70
    6c652e61a217185b7075626c69632e646174615e7075626c69632e636f6e74656e74d2131a1b1c5f1016555454797065
    54616753706563696669636174696f6e5d636f6d2e6578616d706c652e62d11d1e5f10197075626c69632e66696c656e
    616d652d657874656e73696f6ea21f205162526262120001117013fffffffffffffffd14000000000000000080000000
    00000005233ff80000000000000908a0d03341c5c858b80000004f1014000102030405060708090a0b0c0d0e0f101112
    136f101400fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00fc00080025
    003200380055005b00640069006f00730076007e00830088008e009400b700b800bb00c000d300e600f400f701030112
    01170130013e0141015d016001620165016a01730184018d018e018f01900191019a01b1000000000000020100000000
    0000002c000000000000000000000000000001dc
    """)

  /// Returns bytes from hexadecimal digits.
  static func bytes(_ digits: String) -> [UInt8] {
    let digits = digits.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
