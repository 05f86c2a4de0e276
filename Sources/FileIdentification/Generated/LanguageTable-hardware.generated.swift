// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func hardwareType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .systemVerilog
    case 1: .verilog
    case 2: .coteditorVerilog
    case 3: .coteditorVhdl
    case 4: .vhdl
    case 5: .n8grayVerilog
    case 6: .n8grayVhdl
    case 7: .vimVFile
    case 8: .vimVhdlFile
    default: preconditionFailure("no type \(number)")
    }
  }

  static let hardware: StaticString = ##"""
    0?L00000009=0000000000<\06J09M0D^0AV0>808]0000000000000000H30JF0000000000000MZ0?Y0An0QA0000:f000\##
    0000000F209]0N40OG0E10000000000O70;a07\08;0P[0000@10@?0Gc0000000000NL0000000FM0000CZ0IL0000M=000\##
    0CM0=@0=T0Qm0000Ic0J40L10;C07k07M07>0ET0G=0I:0000000000000000000000000000I10;20000000<10OZ0Bg0HP\##
    0Nd0GR0D80Pk0HB0Ci0Fj0F?0BA0Ha08n06m06]0Q`0EB0;V0<f0K]0L`0:20>d0=10:[0:F08O0PK0FX0P70BL0KL0AD0IV\##
    00001302050707Verilog0001v\##
    0V0?^ module ID ( $\##
    0U0<^ module ID(\##
    0U0=^ module ID (\##
    0T0;^ module ID\##
    0W0;^ endmodule\##
    0V0;^ always @(\##
    0W0<^ always @ (\##
    0W0@always @(posedge\##
    0V0:posedge ID\##
    0U0=^ assign ID =\##
    0U0;^ assign ID\##
    0U0<^ input wire\##
    0U0<^ output reg\##
    0T0A^ input|output ID\##
    0U0@^ input [NUM:NUM\##
    0U0A^ output [NUM:NUM\##
    0T07^ reg [\##
    0U08^ wire [\##
    0S0=^ wire|reg ID\##
    0U0?^ initial begin\##
    0T07^ end $\##
    0T0<^ `timescale\##
    0T0W^ `include|define|ifdef|default_nettype\##
    0U06NUM'ID\##
    0T07<= NUM'\##
    0T0;^ $display(\##
    0U0@^ parameter ID =\##
    0U0P$monitor|display|finish|dumpvars\##
    0T09^ endcase\##
    >000000=SystemVerilog02sv04v vh\##
    1X0T^ always_ff|always_comb|always_latch\##
    1V09^ logic [\##
    1U0D^ input|output logic\##
    1T0:^ logic ID\##
    1W11^ endclass|endinterface|endpackage|endprogram|endtask|endfunction\##
    1U0>^ interface ID\##
    1U0D^ typedef enum logic\##
    1U0?^ import ID::*;\##
    1V07`uvm_ID\##
    1T0G^ virtual function|task\##
    1U0R^ covergroup|constraint|modport ID\##
    1T09^ rand ID\##
    1T0;^ class ID;\##
    1S0;^ initial $\##
    1T0<^ program ID\##
    00004303060804VHDL0000\##
    2Z0?^ library ieee;\##
    2Y0=^ use ieee.ID\##
    2X0>^ entity ID is\##
    2Y0J^ architecture ID of ID is\##
    2U09^ end ID;\##
    2V0:^ port ( $\##
    2U07^ port(\##
    2V0>: in std_logic\##
    2V0?: out std_logic\##
    2U0Astd_logic_vector(\##
    2T0=^ signal ID :\##
    2T0<^ signal ID:\##
    2T0;^ process (\##
    2T0:^ process(\##
    2T0=^ end process\##
    2V0<rising_edge(\##
    2S05ID <=\##
    2T0>^ component ID\##
    2S06^ @@--\##
    2S09^ begin $\##
    2W0=ID downto NUM\##
    2U0>NUM downto NUM\##
    2V12std_logic|std_ulogic|std_logic_vector|std_ulogic_vector|bit_vector\##
    2T0=^ library ID;\##
    2U0@^ use ID.ID.all;\##
    2V0[^ end architecture|process|entity|component\##
    2T0I^ signal|variable ID : ID\##
    2U0I^ variable ID : ID := ID;\##
    2T0F^ impure|pure function\##
    2U0D^ attribute ID : ID;\##
    2T0D^ package body ID is\##
    2T0?^ package ID is\##
    2S0<^ type ID is\##
    2S0?^ subtype ID is\##
    2S0I^ constant ID : ID := ANY\##
    2S0@^ elsif ... then\##
    2S0<^ when ID =>\##
    2S0<^ report STR\##
    2S0B^ procedure ID ( $\##
    2S0K^ end procedure|function ID\##
    2R09^ end if;\##
    2T0;^ end loop;\##
    """##
}
