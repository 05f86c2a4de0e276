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
    0AV0Lh0000>i09=0000000<\06J09M0H00C`0>808]0000000000000000KE0MX0000>]0000000Pl0Ac0D80TS0>E0:f000\##
    0000000ID09]0QF0RY0HC0000000000RI0;a07\08;0Sm0?M0B;0BI0K50FR0000000Q^0000000I_0000Ed0L^0000PO000\##
    0EW0GK0=@0=T0U?0?f0M50?<0MF0OC0;C07k07M07>0Hf0JO0LL0000000000000000000@=0LC0;20000000<10Rl0E10Kb\##
    0R60Jd0FB0T=0KT0F30J<0IQ0DK0L308n06m06]0U20HT0;V0Fi0<f0No0P20:20@n0=10:[0:F08O0S]0Ij0SI0DV0N^0CN\##
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
    0H0D^ module ID( ... ) {\##
    0H08^ def ID\##
    0H0?^ class Id < Id\##
    0H0=^ require STR\##
    0H0E^ dtmc|ctmc|mdp|pta $\##
    0H0C^ endrule|endmethod\##
    0H0>^ circuit ID :\##
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
    1H0C^ endrule|endmethod\##
    1H0N^ method Action|ActionValue ID\##
    1H0;^ rule ID (\##
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
