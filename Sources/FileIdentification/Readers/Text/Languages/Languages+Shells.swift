internal import UniformTypes

extension Language {
  /// Shells and what administrators write in.
  static let shells: [Language] = [
    Language(
      .shellScript, "shell", modes: "sh shell-script", shares: "cgi fcgi trigger in",
      also: [.bashSource],
      """
      6 ^ if [ 
      6 ^ if [ ... ]; then
      6 ^ if [ ... ] ; then
      5 ^ if ... ; then $
      4 ^ then $
      5 ^ fi $
      5 ^ done $
      3 ^ esac $
      4 ^ case $ID in $
      4 ^ case STR in $
      5 ^ for ID in ... ; do
      3 ^ for ID in 
      4 ^ while ... ; do
      4 ^ elif [ 
      2 ^ do $
      3 ;; $
      4 ^ ID() {
      4 ^ ID () {
      3 ^ function ID {
      4 ^ function ID() {
      4 ^ export ID=
      3 ^ ID=$
      3 ^ ID=STR
      3 ^ ID=$(
      4 ^ ID=`
      3 ^ echo STR
      3 ^ echo $ID
      3 ^ echo -e|n
      4 ^ exit NUM
      4 ^ set -e
      4 ^ set -eu
      4 ^ set -euo
      3 ^ cd $ID
      3 ^ cd STR
      2 ${ID}
      3 ${ID:
      2 $NUM
      2 $ID
      3 $@
      3 $#
      3 >/dev/null
      4 > /dev/null
      4 NUM>&NUM
      3 && exit
      3 || exit
      3 ^ local ID=
      4 ^ unset ID
      3 ^ source STR
      4 ^ . /
      4 ^ . $ID
      4 ^ test -ID
      3 [ -ID
      3 [ ! -ID
      4 ^ mkdir -p
      3 ^ rm -rf
      3 ^ chmod +x
      4 ^ sudo ID
      3 | grep
      3 | sed
      3 | awk
      3 ^ shift $
      3 ^ trap ANY
      3 ^ exec ANY
      4 ^ alias ID=
      3 ^ read -ID
      2 ^ @@#
      """),
    Language(
      .bashScript, "Bash", modes: "bash", also: [.bashSource], from: .shellScript,
      """
      5 ^ if [[ 
      4 [[ -ID
      5 ^ shopt -ID
      4 ^ declare -ID
      5 ${ID[@]}
      4 ^ ID=( 
      4 ^ ID+=(
      5 BASH_SOURCE|BASH_REMATCH
      4 <<< 
      4 ^ local -ID
      3 ^ ID=(
      4 ^ mapfile|readarray
      3 =~ 
      4 ^ complete -F
      """),
    Language(
      .zshScript, "Zsh", modes: "zsh", from: .shellScript,
      """
      10 ^ autoload -ID
      7 ^ setopt ID
      6 ^ unsetopt ID
      8 ^ zstyle STR
      6 ^ bindkey 
      6 ^ compdef ID
      12 ^^ #compdef ID
      4 ^ typeset -ID
      5 ^ zmodload
      4 ${(
      5 ^ _arguments
      3 ^ local -ID
      """),
    Language(
      .cshScript, "C shell", modes: "csh tcsh", also: [.tcshScript],
      """
      8 ^ setenv ID 
      4 ^ set ID = 
      4 ^ set ID=
      6 ^ if ( ... ) then $
      6 ^ if (! 
      5 ^ endif $
      4 ^ foreach ID (
      4 ^ end $
      4 ^ unsetenv
      5 ^ source ~/
      4 ^ alias ID '
      3 $?ID
      3 ^ breaksw
      5 ^ switch (
      4 ^ set path
      3 ^ @ ID
      """),
    Language(
      .fishScript, "fish", modes: "fish",
      """
      6 ^ function ID $
      7 ^ function ID --ID
      7 ^ function ID -ID
      5 ^ end $
      6 ^ set -ID ID
      6 ^ set -ID -ID
      4 ^ set ID $ID
      4 ^ set ID (
      5 ^ if test 
      5 ^ if not ID
      4 ^ else if ID
      6 ^ for ID in $ID $
      5 ^ switch $ID
      6 ^ case '
      4 ^ case STR
      6 $argv
      6 ^ complete -c
      5 ^ set_color
      5 (commandline
      3 ^ string ID
      3 ^ and|or|not ID
      4 ^ set fish_
      5 ^ abbr 
      """),
    Language(
      .powerShell, "PowerShell", modes: "ps1", shares: "ps",
      also: [.powerShellModule, .powerShellData, .sbarexPowerShell], ignoresCase: true,
      """
      8 ^ param( $
      7 ^ param ( $
      6 ^ [CmdletBinding
      7 ^ [Parameter(
      6 ^ function ID-ID
      3 ^ function ID {
      7 ^ $ErrorActionPreference
      6 Write-Host|Write-Output|Write-Verbose|Write-Error
      6 Get-ChildItem|Get-Content|Get-Item|Get-Process|Get-Service|Get-WmiObject|Get-Command|Get-Location
      6 ^ Import-Module
      6 New-Object|New-Item
      5 Set-StrictMode|Set-Location|Set-Content|Set-Item|Set-Alias
      5 Test-Path|Join-Path|Split-Path|Out-Null|Out-File|Add-Type
      6 ForEach-Object|Where-Object|Select-Object|Sort-Object
      4 | % {
      4 ^ $ID = @(
      4 ^ $ID = @{
      5 ^ @{ $
      4 -eq|ne|gt|lt|like|match|not
      3 ^ if ($ID
      3 ^ if (-not
      5 ^ foreach ($ID in $ID
      4 [string]$ID
      4 [string] $ID
      4 $env:ID
      6 $PSScriptRoot
      4 $true|false|null
      3 $_.ID
      3 ^ @@<#
      5 ^ .SYNOPSIS
      4 ^ ModuleVersion = 
      4 ^ RootModule|ModuleToProcess = 
      3 [ID.ID]::ID
      3 ^ $ID = 
      3 ^ $ID.ID(
      2 -ID $ID
      """),
    Language(
      .batch, "Batch", modes: "bat dosbatch", also: [.n8grayBat], ignoresCase: true,
      """
      12 ^ @echo off
      6 ^ echo off
      4 ^ rem 
      5 ^ setlocal
      4 ^ endlocal
      5 ^ set ID=
      5 ^ set /ID
      5 ^ set STR
      5 ^ if exist ANY
      5 ^ if not exist
      5 ^ if errorlevel
      5 ^ if not errorlevel
      5 ^ if STR==STR
      5 ^ if %
      5 ^ if not %
      4 ^ goto ID
      4 ^ goto :ID
      5 ^^ :ID $
      4 %ID%
      5 %~ID
      6 %~NUM
      4 ^ for %%ID in
      5 ^ for /ID
      4 ^ call :ID
      4 ^ call ID
      3 ^ echo.
      2 ^ echo ID
      3 ^ pause $
      4 ^ exit /b
      5 ^ ::
      4 ^ del|copy|xcopy|move|md|mkdir ANY
      4 ^ cd /d
      4 ^ @ID 
      3 >nul
      """),
    Language(
      .dockerfile, "Dockerfile", modes: "docker", ignoresCase: true,
      """
      8 ^^ FROM ID:ANY
      8 ^^ FROM ID/ID
      7 ^^ FROM ANY ... AS ID
      4 ^^ FROM ID $
      5 ^^ RUN ID
      3 ^^ RUN ANY
      4 ^^ CMD [
      5 ^^ ENTRYPOINT [
      5 ^^ EXPOSE NUM
      5 ^^ WORKDIR /
      5 ^^ COPY ANY
      5 ^^ COPY --from
      4 ^^ ADD ANY
      4 ^^ ENV ID
      4 ^^ ARG ID
      5 ^^ MAINTAINER ID
      4 ^^ VOLUME 
      4 ^^ USER ID $
      4 ^^ LABEL ID
      4 ^^ HEALTHCHECK
      """),
    Language(
      .puppet, "Puppet", modes: "puppet",
      """
      5 ^ class ID {
      7 ^ class ID::ID
      5 ^ class ID ( $
      5 ^ class ID(
      6 ^ define ID::ID
      7 ^ node STR {
      6 ^ node default {
      6 ^ package|service|file|exec|user|cron|group|yumrepo { STR:
      6 ^ package|service|file|exec|user|cron|group { $
      4 ^ ensure => ID
      6 ensure => present|installed|running|file|directory|absent|latest
      3 ^ ID => ID,
      3 ^ ID => STR,
      5 ^ include ID::ID
      3 ^ include ID $
      4 => Package|Service|File|Exec|Class[
      4 ^ $ID = 
      4 ^ notify|require => Id[
      """),
    Language(
      .nsis, "NSIS", modes: "nsis",
      """
      8 ^ !include STR
      8 ^ !define ID
      7 ^ !insertmacro ID
      7 ^ OutFile STR
      6 ^ InstallDir STR
      6 ^ Section STR
      6 ^ SectionEnd $
      5 ^ FunctionEnd $
      6 ^ SetOutPath
      5 $INSTDIR
      4 ^ File STR
      4 ^ WriteRegStr
      5 ^ MessageBox MB_
      """),
    Language(
      .innoSetup, "Inno Setup", modes: "iss",
      """
      8 ^ [Setup] $
      6 ^ AppName=
      6 ^ AppVersion=
      6 ^ DefaultDirName=
      5 ^ [Files] $
      5 ^ Source: STR; DestDir
      4 ^ [Icons|Run|Languages|Tasks] $
      """),
  ]
}
