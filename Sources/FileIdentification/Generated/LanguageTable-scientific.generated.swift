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
    case 6: .gnuOctaveSource
    case 7: .gnuplot
    case 8: .stan
    case 9: .fortran77Source
    case 10: .fortran90Source
    case 11: .fortran95Source
    case 12: .fortran
    default: preconditionFailure("no type \(number)")
    }
  }

  static let scientific: StaticString = ##"""
    0Ki0000000h_0000PL0R40gJ0VV0L20Mc0di0ei0fF0]40ZU0MK0TA0Qf0YH0Gg0SF0000A20M10il0000000000000Yk0=J\##
    0?O0C_0L=0d^0Ec0000Wb0Hc0000<a0000aJ0>V0000000gZ0000000000AB0]>0S]0^A0R<0F10GP0000000000000000IJ\##
    0000000000Q`0000000000000NK0?40`a0GY0hA0g80]I0TO0O\0i10HJ0Rd0bm0CQ0Dl0Vn0d70Ql0?\0a^0Pj000000000\##
    0000000>30000QT0>f0I?0i^0]c0FS0S00[P0Xe0P[0000000000U_0cV0f70Fc0D00`M0E90=_0000000@_0000bB0DV0?A\##
    0Uk0\c0Vb0FA0V<0000NV0000000OL0^N0\U0H\0_I0J?0000AO0000Sk0an0000i=0000T60LY0=50RD0>D0X40Y90@Q0Oh\##
    0Lh0C;0@?0000KM0MV0000000000000RW0QZ0000000000UL0e50]X0<N0EH0I10K^0000000000VL0000H90Zb000000000\##
    0000000000000000000000000fh0XW0_h0e\0000000000000000W80M>0P;0S:0^10dP0?n0000000000WG0QE0000_W0Wk\##
    0BP0`:0ZG0LL0JV0_50cB0000DC0iS0Q50000Sd0000000000000000G20X=0000000000K:0000000N=0Jh0EV0hR0B8000\##
    0000<4090:0;0507Fortran03f9000\##
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
    0000010606MATLAB06octave01m\##
    1W0C^ function ID = ID(\##
    1X0>^ function [ID\##
    1V0>^ function ID(\##
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
    1T07^ disp(\##
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
    1T02.^\##
    1T02~=\##
    1S04]; $\##
    1S04ID';\##
    1T04@(ID\##
    1U0?^ endfunction $\##
    1U09^ endif $\##
    1T08^ nargin\##
    1U06nargin\##
    1T08^ error(\##
    1R0C^ ID = ID( ... ); $\##
    1S03(:,\##
    1T03(:,\##
    1S07(ID, :)\##
    1T07strcmp(\##
    1S0:^ if ... ~\##
    1R09^ return;\##
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
    00008004Stan0000\##
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
    00007007gnuplot0008plt gp p\##
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
    7V0>^ package ID $\##
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
    """##
}
