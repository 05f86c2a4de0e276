// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func shellsType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .dockerfile
    case 1: .batch
    case 2: .powerShellData
    case 3: .powerShellModule
    case 4: .powerShell
    case 5: .puppet
    case 6: .bashSource
    case 7: .fishScript
    case 8: .ebuild
    case 9: .innoSetup
    case 10: .n8grayBat
    case 11: .nsis
    case 12: .sbarexPowerShell
    case 13: .bashScript
    case 14: .cshScript
    case 15: .shellScript
    case 16: .tcshScript
    case 17: .zshScript
    default: preconditionFailure("no type \(number)")
    }
  }

  static let shells: StaticString = ##"""
    0000]W0QM1F?0OS0]^1<Q14D0f=1PD17b0000000000000000000000000000000001;10c61Il0000000000KE000000000\##
    0001@g0mf1L50lB1B<0Kl1FQ0h=0000000001BH0a`0R[0P[0000L^0`P0001An0NE0[G0NP0000000VO0000000000000i1\##
    0001D80NZ1200000000000000V]0000000000V81T=1PR0000001MV0Q\0000000bS0000S?13N0W<1N80LV0000001Eo1Rb\##
    1TI1RS0Zd00000000016M0U[1IZ0SV1Te0Y617S0LL1;l1AQ1930U20000001WB1Qm13X1Oh0Lj0J_0000000000]n14k0_f\##
    0[h0k]15J0O_0000001OU1?70001Fc0001OC0cN1Kc0`m0]I1CK0Sa0So1R>0X@0Ti0MJ0_71=;1>=0TV000000000000000\##
    1<D0R31050000001S<00015U1:M0000000000000000000Mo0S40001KO1Mh0U?1>o1A80000000000001=30`^0m10oK000\##
    0000001=b0000001L\00000000016:0fl1:@13@0JG0a=1K?0000000000000000001E60k:0hW0RM1;D0eb0Ol0gX0Yg0bG\##
    00000015f0VA0000000000X50]800000000000000000015:0000000000^Z0000000000000000000000000IE0001:_1=D\##
    0aE1NM19f1EE1?h0`314R0i@1320000001@U0g90J118:1;[0001>00an0000000001K00000000000000kI0000\V0\f000\##
    0000000000000000000000Xj0001O20XJ0Pd0eM0P:0jA0001Bl0000N90Z=1U[1P817m1?]0ba1C<1>U1>b0R>0j21UK1Aa\##
    0001<61C]0K]0M_0001TU0001DE0h`0PR0He0e70Qh0000K21XI0`E0000000Nh0001711B[0J=1<_0^i0000001DY000000\##
    0000000000000000000em0000T;0000001>H0dd0000001GU0Q?0000jl0000Yn0000000001Gi0000000000000kn000000\##
    0000000001470000gm0M71QP0000000001Hg0I\0b81GE0JS0000000T`0001T10\I0_[1131U<0\90_D0Y@0PF0UM0001Pc\##
    0000000000f^0d40Q90OE0000000000hI1N^0YK0TI0000Uj0000[Y0000001Df0000000000001Q_000000000000000000\##
    00019J00000016\0aR16C0WO1Ck00019X19A0Pl0Z^0001=U0000000O61:30000000ZG0001<k0000000iP0000lU0Vl18d\##
    0i_0000000000gH0000SM0L@0000000fN0000000000001@10o^12i0000000000000Q30000000000000XY1Lg0Rk0Ho1G2\##
    0000?10605shell0?sh shell-script0Ccgi fcgi trigger in\##
    0V06^ if [\##
    0V0B^ if [ ... ]; then\##
    0V0C^ if [ ... ] ; then\##
    0U0A^ if ... ; then $\##
    0T08^ then $\##
    0U06^ fi $\##
    0U08^ done $\##
    0S08^ esac $\##
    0T0?^ case $ID in $\##
    0T0?^ case STR in $\##
    0U0D^ for ID in ... ; do\##
    0S0;^ for ID in\##
    0T0@^ while ... ; do\##
    0T08^ elif [\##
    0R06^ do $\##
    0S04;; $\##
    0T08^ ID() {\##
    0T09^ ID () {\##
    0S0?^ function ID {\##
    0T0A^ function ID() {\##
    0T0<^ export ID=\##
    0S06^ ID=$\##
    0S08^ ID=STR\##
    0S07^ ID=$(\##
    0T06^ ID=`\##
    0S0:^ echo STR\##
    0S0:^ echo $ID\##
    0S0;^ echo -e|n\##
    0T0:^ exit NUM\##
    0T08^ set -e\##
    0T09^ set -eu\##
    0T0:^ set -euo\##
    0S08^ cd $ID\##
    0S08^ cd STR\##
    0R05${ID}\##
    0S05${ID:\##
    0R04$NUM\##
    0R03$ID\##
    0S02$@\##
    0S02$#\##
    0S0:>/dev/null\##
    0T0;> /dev/null\##
    0T08NUM>&NUM\##
    0S07&& exit\##
    0S07|| exit\##
    0S0;^ local ID=\##
    0T0:^ unset ID\##
    0S0<^ source STR\##
    0T05^ . /\##
    0T07^ . $ID\##
    0T0:^ test -ID\##
    0S05[ -ID\##
    0S07[ ! -ID\##
    0T0:^ mkdir -p\##
    0S08^ rm -rf\##
    0S0:^ chmod +x\##
    0T09^ sudo ID\##
    0S06| grep\##
    0S05| sed\##
    0S05| awk\##
    0S09^ shift $\##
    0S0:^ trap ANY\##
    0S0:^ exec ANY\##
    0T0;^ alias ID=\##
    0S0:^ read -ID\##
    0R05^ @@#\##
    0H0:^^ .PHONY:\##
    0J0:^ ID = \ $\##
    0J0;^ ID += \ $\##
    0H0<^^ ID ?= ANY\##
    0H0?^^ ifeq|ifneq (\##
    0H0<^ module ID(\##
    6000=10604Bash04bash00\##
    1U07^ if [[\##
    1T06[[ -ID\##
    1U0;^ shopt -ID\##
    1T0=^ declare -ID\##
    1U08${ID[@]}\##
    1T06^ ID=(\##
    1T07^ ID+=(\##
    1U0HBASH_SOURCE|BASH_REMATCH\##
    1T03<<<\##
    1T0;^ local -ID\##
    1S06^ ID=(\##
    1T0C^ mapfile|readarray\##
    1S02=~\##
    1T0=^ complete -F\##
    6000A003Zsh03zsh00\##
    2Z0>^ autoload -ID\##
    2W0;^ setopt ID\##
    2V0=^ unsetopt ID\##
    2X0<^ zstyle STR\##
    2V09^ bindkey\##
    2V0<^ compdef ID\##
    2\0>^^ #compdef ID\##
    2T0=^ typeset -ID\##
    2U0:^ zmodload\##
    2T03${(\##
    2U0<^ _arguments\##
    2S0;^ local -ID\##
    0000>10@07C shell08csh tcsh00\##
    3X0;^ setenv ID\##
    3T0:^ set ID =\##
    3T09^ set ID=\##
    3T0C^ if ( ... ) then $\##
    3T07^ if (!\##
    3T09^ endif $\##
    3T0>^ foreach ID (\##
    3R07^ end $\##
    3T0:^ unsetenv\##
    3U0;^ source ~/\##
    3T0<^ alias ID '\##
    3S04$?ID\##
    3S09^ breaksw\##
    3T0:^ switch (\##
    3T0:^ set path\##
    3Q06^ @ ID\##
    3H0;^ @echo off\##
    3J08^ rem ID\##
    3H0:^ goto :ID\##
    3J0A^ if exist|not ID\##
    3H0D^ if ( ... ) begin $\##
    3H0R^ always|assign|module|wire|reg ID\##
    3J0H^ def|defmodule|class ID\##
    00007004fish04fish00\##
    4V0?^ function ID $\##
    4W0B^ function ID --ID\##
    4W0A^ function ID -ID\##
    4T07^ end $\##
    4V0<^ set -ID ID\##
    4V0=^ set -ID -ID\##
    4T0<^ set ID $ID\##
    4T0:^ set ID (\##
    4U09^ if test\##
    4T0;^ if not ID\##
    4T0<^ else if ID\##
    4V0A^ for ID in $ID $\##
    4U0<^ switch $ID\##
    4V08^ case '\##
    4T0:^ case STR\##
    4V05$argv\##
    4V0=^ complete -c\##
    4U0;^ set_color\##
    4U0<(commandline\##
    4S0;^ string ID\##
    4S0?^ and|or|not ID\##
    4T0;^ set fish_\##
    4U06^ abbr\##
    00004303020<0:PowerShell03ps102ps\##
    5X0:^ param( $\##
    5W0;^ param ( $\##
    5V0@^ [CmdletBinding\##
    5W0=^ [Parameter(\##
    5V0@^ function ID-ID\##
    5S0?^ function ID {\##
    5W0H^ $ErrorActionPreference\##
    5V0aWrite-Host|Write-Output|Write-Verbose|Write-Error\##
    5V1QGet-ChildItem|Get-Content|Get-Item|Get-Process|Get-Service|Get-WmiObject|Get-Command|Get-Location\##
    5V0?^ Import-Module\##
    5V0CNew-Object|New-Item\##
    5U0jSet-StrictMode|Set-Location|Set-Content|Set-Item|Set-Alias\##
    5U0iTest-Path|Join-Path|Split-Path|Out-Null|Out-File|Add-Type\##
    5V0eForEach-Object|Where-Object|Select-Object|Sort-Object\##
    5T05| % {\##
    5T0:^ $ID = @(\##
    5T0:^ $ID = @{\##
    5U06^ @{ $\##
    5T0K-eq|ne|gt|lt|like|match|not\##
    5S09^ if ($ID\##
    5S0:^ if (-not\##
    5U0E^ foreach ($ID in $ID\##
    5T0;[string]$ID\##
    5T0<[string] $ID\##
    5T07$env:ID\##
    5V0=$PSScriptRoot\##
    5T0@$true|false|null\##
    5S05$_.ID\##
    5S06^ @@<#\##
    5U0;^ .SYNOPSIS\##
    5T0A^ ModuleVersion =\##
    5T0N^ RootModule|ModuleToProcess =\##
    5S0;[ID.ID]::ID\##
    5S07^ $ID =\##
    5S09^ $ID.ID(\##
    5R07-ID $ID\##
    0000110:05Batch0<bat dosbatch00\##
    6\0;^ @echo off\##
    6V0:^ echo off\##
    6T05^ rem\##
    6U0:^ setlocal\##
    6T0:^ endlocal\##
    6U09^ set ID=\##
    6U09^ set /ID\##
    6U09^ set STR\##
    6U0>^ if exist ANY\##
    6U0>^ if not exist\##
    6U0?^ if errorlevel\##
    6U0C^ if not errorlevel\##
    6U0=^ if STR==STR\##
    6U06^ if %\##
    6U0:^ if not %\##
    6T09^ goto ID\##
    6T0:^ goto :ID\##
    6U08^^ :ID $\##
    6U04%ID%\##
    6U04%~ID\##
    6V05%~NUM\##
    6T0=^ for %%ID in\##
    6U09^ for /ID\##
    6T0:^ call :ID\##
    6T09^ call ID\##
    6S07^ echo.\##
    6R09^ echo ID\##
    6S09^ pause $\##
    6T09^ exit /b\##
    6U04^ ::\##
    6T0R^ del|copy|xcopy|move|md|mkdir ANY\##
    6T07^ cd /d\##
    6T05^ @ID\##
    6S04>nul\##
    0000000:Dockerfile06docker00\##
    7X0>^^ FROM ID:ANY\##
    7X0=^^ FROM ID/ID\##
    7W0E^^ FROM ANY ... AS ID\##
    7T0<^^ FROM ID $\##
    7U09^^ RUN ID\##
    7S0:^^ RUN ANY\##
    7T08^^ CMD [\##
    7U0?^^ ENTRYPOINT [\##
    7U0=^^ EXPOSE NUM\##
    7U0<^^ WORKDIR /\##
    7T0;^^ COPY ANY\##
    7U0>^^ COPY --from\##
    7T0:^^ ADD ANY\##
    7T09^^ ENV ID\##
    7T09^^ ARG ID\##
    7U0@^^ MAINTAINER ID\##
    7T09^^ VOLUME\##
    7T0<^^ USER ID $\##
    7T0;^^ LABEL ID\##
    7T0>^^ HEALTHCHECK\##
    00005006Puppet06puppet00\##
    8T0<^ class ID {\##
    8W0>^ class ID::ID\##
    8U0>^ class ID ( $\##
    8U0;^ class ID(\##
    8V0?^ define ID::ID\##
    8W0<^ node STR {\##
    8V0@^ node default {\##
    8V0j^ package|service|file|exec|user|cron|group|yumrepo { STR:\##
    8V0_^ package|service|file|exec|user|cron|group { $\##
    8T0>^ ensure => ID\##
    8V10ensure => present|installed|running|file|directory|absent|latest\##
    8S0;^ ID => ID,\##
    8S0<^ ID => STR,\##
    8U0@^ include ID::ID\##
    8S0>^ include ID $\##
    8T0S=> Package|Service|File|Exec|Class[\##
    8T07^ $ID =\##
    8T0G^ notify|require => Id[\##
    0000;004NSIS04nsis00\##
    9X0>^ !include STR\##
    9X0<^ !define ID\##
    9W0A^ !insertmacro ID\##
    9W0=^ OutFile STR\##
    9V0@^ InstallDir STR\##
    9V0=^ Section STR\##
    9V0>^ SectionEnd $\##
    9U0?^ FunctionEnd $\##
    9V0<^ SetOutPath\##
    9U08$INSTDIR\##
    9T0:^ File STR\##
    9T0=^ WriteRegStr\##
    9U0@^ MessageBox MB_\##
    0000900:Inno Setup03iss00\##
    :X0;^ [Setup] $\##
    :V0:^ AppName=\##
    :V0=^ AppVersion=\##
    :V0A^ DefaultDirName=\##
    :U0;^ [Files] $\##
    :U0F^ Source: STR; DestDir\##
    :T0O^ [Icons|Run|Languages|Tasks] $\##
    60108006ebuild0000\##
    ;Z08^^ EAPI=\##
    ;V08^^ IUSE=\##
    ;U08^^ SLOT=\##
    ;U0<^^ KEYWORDS=\##
    ;U0C^^ RDEPEND|BDEPEND=\##
    ;T0;^^ SRC_URI=\##
    ;S0<^^ HOMEPAGE=\##
    ;W1S^^ src_install|src_compile|src_prepare|src_configure|src_unpack|src_test|pkg_setup|pkg_postinst() {\##
    ;U13emake|econf|einfo|ewarn|dobin|doins|newins|dodoc|epatch|eapply_user\##
    ;S0=^^ inherit ID\##
    """##
}
