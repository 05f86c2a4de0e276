import PropertyLists
import SystemPackage

/// Findings as SARIF 2.1.0 (OASIS), which code reviews show at the files.
enum SARIF {
  /// Everything before the first result.
  static var opening: String { opening(Finding.Rule.all) }

  /// Everything before the first result, where other rules are looked at.
  static func opening(_ rules: [Finding.Rule]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", "2.1.0")
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in
              json.field("name", "uti")
              json.field("version", VersionReport.command)
              json.key("rules")
              json.array { json in for rule in rules { write(rule, to: &json) } }
            }
          }
          json.key("results")
          json.array { _ in }
        }
      }
    }
    // The results come where the innermost array is empty now; what closes it and the rest is written behind them.
    return String(decoding: json.bytes.dropLast(closing.utf8.count - 1), as: UTF8.self) + "\n"
  }

  /// Everything behind the last result.
  static let closing = "]}]}\n"

  private static func write(_ rule: Finding.Rule, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", rule.name)
      json.key("shortDescription")
      json.object { $0.field("text", rule.description) }
    }
  }

  static func write(_ finding: Finding, about path: FilePath, to json: inout JSONWriter) {
    json.object { json in
      json.field("ruleId", finding.rule.name)
      json.field("level", finding.level.rawValue)
      json.key("message")
      json.object { $0.field("text", finding.message) }
      json.key("locations")
      json.array { json in
        json.object { json in
          json.key("physicalLocation")
          json.object { json in
            json.key("artifactLocation")
            json.object { $0.field("uri", uri(of: path)) }
            guard let region = finding.region else { return }
            json.key("region")
            json.object { json in
              json.field("startLine", region.line)
              json.field("startColumn", region.column)
            }
          }
        }
      }
    }
  }

  /// A reference as RFC 3986 has it: relative to where the command ran, or from the root.
  static func uri(of path: FilePath) -> String {
    var bytes = path.withPlatformString { pointer in
      Array(UnsafeRawBufferPointer(start: pointer, count: path.length))
    }
    while bytes.starts(with: Array("./".utf8)) { bytes.removeFirst(2) }
    let digits = Array("0123456789ABCDEF".utf8)
    let written = bytes.reduce(into: [UInt8]()) { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.append(byte)
      default: text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return (path.isAbsolute ? "file://" : "") + String(decoding: written, as: UTF8.self)
  }
}
