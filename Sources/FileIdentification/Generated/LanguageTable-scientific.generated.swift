// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func scientificType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .matlab
    case 1: .modelica
    case 2: .sas
    case 3: .stataSource
    case 4: .mathematicaSource
    case 5: .fortranModernSource
    case 6: .gap
    case 7: .gnuOctaveSource
    case 8: .gnuplot
    case 9: .stan
    case 10: .scilab
    case 11: .fortran77Source
    case 12: .fortran90Source
    case 13: .fortran95Source
    case 14: .fortran
    default: preconditionFailure("no type \(number)")
    }
  }

  static let scientific: StaticString = ##"""
    0XN0000cC0000000000^Y17g0fY0XW15F0V<16c0m70jX0Z00`]0000Sg0000000000001;G0YV1:I1FS0000000000in000\##
    0KO1DF0O_0Xb15;0Qc0000000000Ha00011M0000000000000000000000c`0000_o0nD0^a000000000000000000000000\##
    1>00000000000000000000000cV0[00K410d0SY0000`k0\A19N0000000000OQ00000014T0^Q0b10K\0]O000000000000\##
    0000000J30000001:;0000000000_B0kS0hh0000]@1:n00000014316T0Rc10P0000cj0000I_0000000L_1@4000000000\##
    0000000RA12U0f?0000[;0000000000000T\0000000000001E90000`G1211@U0000000000Y>0I50aB0h70000000000\M\##
    0c40YM0O;0L?0000Z;0000000000000000000000000000eO0001=a0QH0000000000000000000000001AE1@C0T9000000\##
    0000000000000000000000000hZ0000001690000000000000000g;1EA0Yc0\`0a81@c14m0Kn0000000gJ0]j0000oZ0NP\##
    0000000000W;0000000000000PC1:01F`0]Z0`@0000000000000000000h@0000000000W_1Dg0000d;0000QV18o0N8000\##
    00000000019<0000]10000ZH00016F0000000000001?N0000^K0000iK0000_X0000000M20000000000000000000000`6\##
    0IJ0000000000000000ge0Tc1?_0000000000JV0000001870000000000MB0mA0000000000R10SP0000000000000000UJ\##
    0000000000^E0000000bA0000001=A00018^1?217U0mL0TJ0000_613J0000000bf1?=0Pl0g100011a1F>000000000000\##
    0000000000000^90Jf0U?1>G0mf0RS0000000000000000aU0000eb0000P00000000000Q900000000000000012E1Eg0PV\##
    0KA0en1<X0lf0fe0000000000000\10nQ0lX0oL1Ce0Vd0000MO00000000000019Z0000`R0000000JD0000i<1D:0LQ0bM\##
    0000000000000X20001>c0000000000^i0^?00000000015R0m[0HN1ET0U10XC0000000000000fO0000000je000000000\##
    00000000000000000000000017E1>Y0ok0000000001<o1DX0Ud0000000_L0000n41DO0ac0000000000000000001<d0gn\##
    10=0000jJ0Y10000o813_0000000000000000000000000000000000S20000000000bW0000000000Zb0WM000000000000\##
    0000>40;0<0=0507Fortran03f9000\##
    0X0?^ implicit none\##
    0W0@^ subroutine ID(\##
    0U0A^ subroutine ID $\##
    0V0A^ subroutine ID (\##
    0W0@^ end subroutine\##
    0V0=^ end program\##
    0V0>^ end function\##
    0V0<^ end module\##
    0U0:^ end do $\##
    0U09^ enddo $\##
    0S0:^ end if $\##
    0T09^ endif $\##
    0T0>^ program ID $\##
    0T0=^ module ID $\##
    0T0>^ use ID, only\##
    0U0:^ use ID $\##
    0V0?^ integer :: ID\##
    0V0<^ real :: ID\##
    0V09^ real(ID\##
    0V0U^ integer, intent|parameter|dimension\##
    0V0Dintent(in|out|inout)\##
    0U0W^ integer|real|logical|character ID, ID\##
    0U0B^ integer|real ID(\##
    0U0:^ real*NUM\##
    0V0=^ integer*NUM\##
    0V0?^ character*NUM\##
    0V0?^ character(len\##
    0V0B^ double precision\##
    0W09^ write(*\##
    0V0;^ write(NUM\##
    0W0:^ print *,\##
    0V09^ print*,\##
    0U0:^ call ID(\##
    0U0<^ contains $\##
    0U0>^ do ID = NUM,\##
    0U0<^ do ID=NUM,\##
    0T0;^ allocate(\##
    0V0J.eq|ne|gt|lt|ge|le|and|or.\##
    0S05^ @@!\##
    0T0:^ common /\##
    0U0>^ dimension ID\##
    0T0=^ NUM format(\##
    0T0>^ NUM continue\##
    0S03& $\##
    0S0:^ return $\##
    0T0:^ end type\##
    0U07^ type,\##
    0U0F^ private|public :: ID\##
    0H0D^ Sub|Dim|Imports ID\##
    0H09^ End Sub\##
    0000010706MATLAB06octave01m\##
    1W0C^ function ID = ID(\##
    1X0>^ function [ID\##
    1T0>^ function ID(\##
    1S0?^ function ID $\##
    1T0=^ classdef ID\##
    1S07^ end $\##
    1T05^ @@%\##
    1U07^ %% ID\##
    1U0;^ clear all\##
    1T09^ clear $\##
    1T0;^ close all\##
    1U05^ clc\##
    1U09^ figure;\##
    1T09^ figure(\##
    1T07^ plot(\##
    1T09^ hold on\##
    1T0F^ xlabel|ylabel|title(\##
    1U0:^ fprintf(\##
    1U07^ disp(\##
    1T0bzeros|ones|rand|linspace|eye|repmat|numel|isempty(\##
    1T0<size(ID,NUM)\##
    1T08size(ID)\##
    1T0?^ for ID = NUM:\##
    1U0=^ for ID=NUM:\##
    1S0;^ ID = [ANY\##
    1S0;^ elseif ID\##
    1T07] = ID(\##
    1U0<^ [ID, ID] =\##
    1U0;^ [ID,ID] =\##
    1S02.*\##
    1S02./\##
    1U02.^\##
    1T02~=\##
    1S04]; $\##
    1S04ID';\##
    1T04@(ID\##
    1T09^ endif $\##
    1T08^ nargin\##
    1U06nargin\##
    1T08^ error(\##
    1R0C^ ID = ID( ... ); $\##
    1S03(:,\##
    1K06ID[NUM\##
    1T03(:,\##
    1S07(ID, :)\##
    1T07strcmp(\##
    1S0:^ if ... ~\##
    1R09^ return;\##
    1H06^ @@//\##
    1S0?^ endfunction $\##
    1J0:^ local ID\##
    1J0:^ using ID\##
    1J0<^ const ID =\##
    1K08println(\##
    1K06ID::ID\##
    1H0;^ endmodule\##
    1H0:^ always @\##
    1H0;^ module ID\##
    1J0?^ if ... then $\##
    1K06== nil\##
    1K06~= nil\##
    1J0=^ return ID $\##
    1H0P^ fn|func|def|fun|let|var|val ID\##
    0000400@Wolfram Language0Cmathematica wolfram01m\##
    2W0?^ BeginPackage[\##
    2W08^ Begin[\##
    2V0=^ EndPackage[\##
    2U0<^ ID[ID_] :=\##
    2V06ID[ID_\##
    2U08ID_, ID_\##
    2T08Module[{\##
    2T06Table[\##
    2T0;^ ID::usage\##
    2T0G-> True|False|Automatic\##
    2S05/; ID\##
    2S05/@ ID\##
    2T05Plot[\##
    2R06^ @@(*\##
    00009004Stan0000\##
    3X0:^ data { $\##
    3X0@^ parameters { $\##
    3X0;^ model { $\##
    3W0O^ transformed parameters|data {\##
    3W0H^ generated quantities {\##
    3U0:real<lower\##
    3U09int<lower\##
    3T0K~ normal|cauchy|gamma|beta(\##
    00002003SAS0000\##
    4Y11^ proc sql|sort|print|means|freq|reg|import|export|univariate|glm\##
    4U0:^ data ID;\##
    4U0=^ data ID.ID;\##
    4V06^ run;\##
    4V07^ quit;\##
    4V0;^ %macro ID\##
    4V07^ %mend\##
    4T0:^ %let ID=\##
    4U0<^ libname ID\##
    4S09^ set ID;\##
    4T0B^ datalines|cards;\##
    00003005Stata0000\##
    5V0@^ use STR, clear\##
    5V0:^ gen ID =\##
    5V0=^ generate ID\##
    5U0>^ replace ID =\##
    5V0?^ foreach ID of\##
    5V0@^ forvalues ID =\##
    5U0U^ tabulate|summarize|regress|merge ID\##
    5U0@^ program define\##
    5T0<^ local ID =\##
    5U0@^ syntax varlist\##
    5T0<^ capture ID\##
    5J0F^ def|var|let|const ID\##
    00008007gnuplot0008plt gp p\##
    6W0A^ set terminal ID\##
    6V0@^ set output STR\##
    6W0M^ set xlabel|ylabel|title STR\##
    6V0E^ set xrange|yrange [\##
    6V0:^ plot STR\##
    6U07^ splot\##
    6U08^ plot [\##
    6U0Swith lines|points|linespoints|boxes\##
    6U09^ set key\##
    6T0:^ set grid\##
    6T0;^ set style\##
    6T0:^ unset ID\##
    00001008Modelica0000\##
    7V0<^ model ID $\##
    7T0>^ package ID $\##
    7V0<^ equation $\##
    7W0S^ parameter Real|Integer|Boolean ID\##
    7V0=^ Modelica.ID\##
    7V09^ end ID;\##
    7W0>^ annotation (\##
    7T08^ within\##
    7U0B^ extends Modelica\##
    7T07der(ID)\##
    7U0:^ connect(\##
    7T09^ Real ID\##
    0000:006Scilab06scilab00\##
    8U0E%pi|t|f|nan|inf|eps|i\##
    8Z1=assert_checkequal|assert_checkalmostequal|assert_checktrue|assert_checkerror(\##
    8X08mprintf(\##
    8Y07= argn(\##
    8V0>execstr|evstr(\##
    8V0Lplot2d|xtitle|scf|gcf|xgrid(\##
    8T0;endfunction\##
    8V0C^ function ID = ID(\##
    8S0>^ function [ID\##
    8R06^ @@//\##
    8T0;gettext(STR\##
    8U07^ disp(\##
    8T0=^ endfunction\##
    8T0=^ for ID=NUM:\##
    8T0A^ function ID=ID(\##
    8S0;^ ID = [ANY\##
    8H0>^ function! ID\##
    8H0:^ let ID =\##
    8J0<^ call ID#ID\##
    00006003GAP03gap00\##
    9Z2L^ InstallMethod|InstallGlobalFunction|DeclareOperation|DeclareGlobalFunction|DeclareAttribute|DeclareProperty|BindGlobal|InstallOtherMethod|DeclareCategory(\##
    9W0A^ ID := function(\##
    9U08gap> ANY\##
    9U05^ fi;\##
    9U05^ od;\##
    9T0;^ local ID;\##
    9T0>^ local ID, ID\##
    9S04rec(\##
    9T0?^ elif ... then\##
    9S0?^ if ... then $\##
    9S0C^ for ID in ID do $\##
    9S0A^ for ID in [ ANY\##
    9S09ID := ANY\##
    9S0<^ return ID;\##
    """##
}
