// Generated from Sources/page-compiler/Page/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

/// A page: its frame, its style and its script.
enum PageAssets {
  /// SHA-256 in base64, as a Content-Security-Policy writes it.
  static let styleHash = "QyCaZ7xghHGtEKnAYYIK7+7MLdNiS0Se/5Ba60FXBe0="
  static let scriptHash = "aoymOOSLLEziPZD3vwWQOOmvrnWxmfG8eQa4l2EJAPw="

  /// Every text of the page, by its key.
  static let texts: [String: String] = [
    "skip": "Skip to the items",
    "wrong": "To look at",
    "nothingFound": "No problems were found. That does not prove that every file is complete.",
    "lists": "List with",
    "mends": "Fix with",
    "searches": "Search all folders with",
    "show": "Show these items",
    "advice_mismatches": "The second command shows the new names; with --apply it renames the files, and undo-renames undoes that.",
    "advice_stillHalves": "A still without its movie is still a photo.",
    "advice_movieHalves": "A movie without its still plays as a video.",
    "advice_loneSidecars": "These are edits and metadata without their photo or video: put that file back beside them, with its old name.",
    "advice_stripped": "The video cannot be restored from the file; the photo is complete.",
    "advice_damaged": "Missing data cannot be restored: take these files from a backup.",
    "advice_undated": "uti cannot tell the date from the file, a sidecar, its name or its folders; a metadata editor can write the date into the file.",
    "advice_unreadable": "The command gives the reason for each file; most are missing permissions.",
    "noScript": "The contact sheet needs scripts. This page loads none from elsewhere; the problems are listed above.",
    "oldBrowser": "This browser cannot decompress the items of the page. Use a browser of 2023 or later.",
    "broken": "The items of the page could not be decompressed; the file may be incomplete:",
    "views": "Views",
    "sheet": "Contact sheet",
    "types": "Types",
    "filters": "Filters",
    "search": "Search",
    "searchHint": "name, folder, camera, type …",
    "kind": "Kind",
    "album": "Album",
    "finding": "To look at",
    "type": "Type",
    "from": "From",
    "until": "Until",
    "groups": "Order",
    "byDayNewest": "by day, newest first",
    "byDayOldest": "by day, oldest first",
    "byFolder": "by folder",
    "reset": "Show all",
    "all": "all",
    "items": "Items",
    "item": "item",
    "of": "of",
    "shown": "shown",
    "none": "No item matches.",
    "undated": "without a date",
    "topFolder": "top folder",
    "live": "LIVE",
    "motion": "MOTION",
    "half": "HALF",
    "graphHint": "The types found, with their supertypes. Choose a type to see its items. Use plus and minus to zoom, arrow keys or dragging to move.",
    "graphLabel": "The types of the items, and their supertypes",
    "zoomIn": "Zoom in",
    "zoomOut": "Zoom out",
    "zoomFit": "Fit",
    "previous": "Previous item",
    "next": "Next item",
    "close": "Close",
    "noPicture": "The file contains no image that a browser can show",
    "itself": "Details",
    "why": "Evidence and decisions",
    "evidence": "Evidence",
    "noEvidence": "There is no stored evidence: the contents of the folder decided.",
    "decisions": "Decisions",
    "source": "Source",
    "seen": "Seen",
    "means": "Type",
    "because": "Because",
    "about": "About",
    "answer": "Answer",
    "rule": "Rule",
    "bytes": "bytes",
    "yes": "yes",
    "no": "no",
    "movieElsewhere": "Videos are not included in the page; use --with-media.",
    "movieOf": "Video of",
    "playsBySpace": "the space bar plays it",
    "notPlayable": "not playable here",
    "notPlayableWhy": "Not playable here: this browser does not support the codec of the video.",
    "notThere": "Not found: the folder with the videos and images must be beside the page.",
    "notCopied": "Not copied:",
    "bursts": "Bursts",
    "burstOf": "Burst of",
    "kind_video": "Videos",
    "kind_livePhoto": "Live Photos",
    "kind_photo": "Photos",
    "kind_audio": "Sounds",
    "kind_document": "Documents",
    "kind_text": "Texts",
    "kind_sourceCode": "Source code",
    "kind_archive": "Archives",
    "kind_font": "Fonts",
    "kind_model3D": "3D models",
    "kind_executable": "Programs",
    "kind_folder": "Folders",
    "kind_package": "Packages",
    "kind_other": "Other files",
    "album_recents": "Recents",
    "album_favorites": "Favourites",
    "album_videos": "Videos",
    "album_livePhotos": "Live Photos",
    "album_depthEffect": "Portrait",
    "album_panoramas": "Panoramas",
    "album_timelapses": "Time-lapse",
    "album_slomoVideos": "Slo-mo",
    "album_cinematic": "Cinematic",
    "album_bursts": "Bursts",
    "album_screenshots": "Screenshots",
    "album_screenRecordings": "Screen recordings",
    "album_spatial": "Spatial",
    "album_animated": "Animated",
    "album_raw": "RAW",
    "album_orphans": "Halves of Live Photos",
    "printLimit": "Only the first items are printed:",
    "pages": "Pages of this report:",
    "shortened": "Paths are shown without the folders above the library: run the commands in the folder that contains the first name of each path.",
    "private": "As requested with --private, this page shows:",
    "made": "Made by uti report. This page sends nothing and needs no network.",
  ]

  static let frame: StaticString = #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{policy}}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>{{title}}</title>
<style>{{style}}</style>
</head>
<body>
<a class="skip" href="#sheet">Skip to the items</a>
<header>
<h1>{{title}}</h1>
<p>{{headline}}</p>
{{pages}}</header>
<section id="wrong" aria-labelledby="wrong-title">
<h2 id="wrong-title">To look at</h2>
{{findings}}</section>
<noscript><p class="notice">The contact sheet needs scripts. This page loads none from elsewhere; the problems are listed above.</p></noscript>
<p id="notice" class="notice" role="alert" hidden></p>
<main id="app" hidden>
<div class="views" role="group" aria-label="Views">
<button type="button" id="show-sheet" aria-pressed="true">Contact sheet</button>
<button type="button" id="show-types" aria-pressed="false">Types</button>
</div>
<form id="filters" role="search" aria-label="Filters">
<label class="wide">Search <input id="search" type="search" placeholder="name, folder, camera, type …"></label>
<label>Kind <select id="kind"></select></label>
<label>Album <select id="album"></select></label>
<label>To look at <select id="finding"></select></label>
<label>Type <select id="type"></select></label>
<label>From <input id="from" type="date"></label>
<label>Until <input id="until" type="date"></label>
<label>Order <select id="groups"><option value="newest">by day, newest first</option><option value="oldest">by day, oldest first</option><option value="folder">by folder</option></select></label>
<button type="reset">Show all</button>
</form>
<p id="count" role="status"></p>
<p id="said" class="unseen" role="status"></p>
<div id="sheet" role="listbox" aria-label="Items" tabindex="-1"></div>
<section id="types" hidden aria-label="Types">
<p>The types found, with their supertypes. Choose a type to see its items. Use plus and minus to zoom, arrow keys or dragging to move.</p>
<div class="tools">
<button type="button" id="zoom-in">Zoom in</button>
<button type="button" id="zoom-out">Zoom out</button>
<button type="button" id="zoom-fit">Fit</button>
</div>
<div id="graph"></div>
</section>
<div id="print" aria-hidden="true"></div>
</main>
<dialog id="panel" aria-labelledby="panel-title">
<div class="bar">
<button type="button" id="previous" aria-label="Previous item">←</button>
<button type="button" id="next" aria-label="Next item">→</button>
<h2 id="panel-title" tabindex="-1"></h2>
<button type="button" id="close" aria-label="Close">×</button>
</div>
<div id="details"></div>
</dialog>
<footer>
{{notes}}<p>Made by uti report. This page sends nothing and needs no network.</p>
</footer>
{{fields}}{{types}}{{records}}
<script>{{script}}</script>
{{explanations}}{{pictures}}</body>
</html>

"""#

  static let style: StaticString = #"""
:root {
  --ground: #fff; --text: #1b1c1f; --faint: #5d626b; --line: #d9dce1; --raised: #f4f5f7; --accent: #0a58ca;
  --accent-text: #fff; --wrong: #a33a00; --wrong-ground: #fff4ea; --wrong-line: #f0c9a6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16171a; --text: #e8e9ec; --faint: #a2a8b3; --line: #363a42; --raised: #212329; --accent: #7db3ff;
    --accent-text: #10131a; --wrong: #ffb27a; --wrong-ground: #2b211a; --wrong-line: #5b412c;
  }
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--text); font: 16px/1.45 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1800px; padding: 16px clamp(12px, 3vw, 40px) 40px; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 2px; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 24px 0 8px; }
h3 { font-size: 1rem; margin: 0 0 4px; }
header p { color: var(--faint); margin: 0; }
.unseen { clip-path: inset(50%); height: 1px; margin: 0; overflow: hidden; position: absolute; width: 1px; }
[hidden] { display: none !important; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { background: var(--accent); color: var(--accent-text); left: -999px; padding: 8px 12px; position: absolute; }
.skip:focus { left: 8px; top: 8px; z-index: 9; }
.faint, footer { color: var(--faint); }
.notice { background: var(--wrong-ground); border: 1px solid var(--wrong-line); border-radius: 8px; padding: 10px 14px; }
footer { border-top: 1px solid var(--line); font-size: 0.85rem; margin-top: 32px; }
code { background: var(--raised); border-radius: 4px; font: 0.82rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; padding: 2px 5px; }
button, select, input {
  background: var(--ground); border: 1px solid var(--line); border-radius: 6px; color: inherit; font: inherit; min-height: 36px;
  max-width: 100%; padding: 4px 10px;
}
button { background: var(--raised); cursor: pointer; }
button:hover { border-color: var(--accent); }
button:disabled { cursor: default; opacity: 0.4; }

.findings { display: grid; gap: 10px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); list-style: none; margin: 0; padding: 0; }
.findings li { background: var(--wrong-ground); border: 1px solid var(--wrong-line); border-radius: 8px; font-size: 0.9rem; padding: 12px 14px; }
.findings h3 { color: var(--wrong); }
.findings .missing { background: none; border-color: var(--line); }
.findings .missing h3 { color: inherit; }
.findings p { margin: 4px 0; }
.findings button { margin-top: 6px; }
.fine { margin: 0; }

.views { display: flex; gap: 8px; margin: 28px 0 12px; }
.views button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--accent-text); }
#filters { align-items: end; display: flex; flex-wrap: wrap; gap: 10px; }
#filters label { color: var(--faint); display: flex; flex: 0 1 auto; flex-direction: column; font-size: 0.8rem; gap: 2px; min-width: 0; }
#filters label.wide { flex: 1 1 240px; }
#filters select { max-width: 220px; }
#filters input, #filters select { color: var(--text); font-size: 0.95rem; }
#count { color: var(--faint); margin: 12px 0 4px; }

#sheet { position: relative; }
.heading { align-items: baseline; display: flex; font-weight: 600; gap: 8px; height: 44px; left: 0; padding-top: 14px; position: absolute; right: 0; white-space: nowrap; }
.heading span { overflow: hidden; text-overflow: ellipsis; }
.heading small { color: var(--faint); font-weight: 400; }
.tile { -webkit-touch-callout: none; border-radius: 6px; cursor: pointer; position: absolute; touch-action: pan-y; user-select: none; }
.picture { align-items: center; aspect-ratio: 4 / 3; background: var(--raised); border-radius: 6px; display: flex; justify-content: center; overflow: hidden; position: relative; width: 100%; }
.picture img { height: 100%; object-fit: cover; width: 100%; }
.picture img.sideways { height: 133.4%; width: 75%; flex: none; }
.picture video { background: #000; height: 100%; inset: 0; object-fit: cover; position: absolute; width: 100%; }
.note { background: rgb(0 0 0 / 0.72); bottom: 6px; border-radius: 4px; color: #fff; font-size: 0.75rem; left: 6px; padding: 2px 6px; position: absolute; }
.movie video { background: #000; border-radius: 6px; display: block; margin-top: 8px; max-height: 320px; width: 100%; }
.picture .letters { color: var(--faint); font-size: 1.1rem; font-weight: 600; letter-spacing: 0.04em; text-transform: uppercase; }
.kind-video { background: linear-gradient(135deg, #35507a, #1f2f4a); }
.kind-audio { background: linear-gradient(135deg, #6a3f78, #402649); }
.kind-livePhoto, .kind-photo { background: linear-gradient(135deg, #4a5560, #2e363e); }
.kind-video .letters, .kind-audio .letters, .kind-livePhoto .letters, .kind-photo .letters { color: #fff; }
.tile .name { display: block; font-size: 0.82rem; overflow: hidden; padding: 4px 2px; text-overflow: ellipsis; white-space: nowrap; }
.badge, .duration, .warning { background: rgb(0 0 0 / 0.72); border-radius: 4px; color: #fff; font-size: 0.68rem; font-weight: 700; left: 6px; letter-spacing: 0.05em; padding: 2px 6px; position: absolute; top: 6px; }
.duration { font-weight: 500; left: auto; right: 6px; top: 6px; }
.warning { background: #b34700; font-size: 0.8rem; left: auto; right: 6px; top: calc(100% - 76px); }

#graph { background: var(--raised); border: 1px solid var(--line); border-radius: 8px; height: 70vh; overflow: hidden; }
#graph svg { cursor: grab; display: block; height: 100%; touch-action: pinch-zoom; width: 100%; }
.tools { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 8px; }
.edges path { fill: none; stroke: var(--faint); stroke-opacity: 0.5; }
.node { cursor: pointer; }
.node rect { fill: var(--ground); stroke: var(--line); }
.node.found rect { stroke: var(--accent); }
.node:hover rect, .node:focus-visible rect { stroke: var(--accent); stroke-width: 3; }
.node:focus-visible { outline: none; }
.node text { fill: var(--faint); font: 13px ui-monospace, monospace; white-space: pre; }
.node.found text { fill: var(--text); }

#panel { background: var(--ground); border: 0; border-left: 1px solid var(--line); color: inherit; height: 100dvh; margin: 0 0 0 auto; max-height: none; max-width: 100%; padding: 0; width: min(100%, 620px); }
#panel[open] { display: flex; flex-direction: column; }
#panel::backdrop { background: rgb(0 0 0 / 0.4); }
.bar { align-items: center; border-bottom: 1px solid var(--line); display: flex; gap: 6px; padding: 8px 12px; }
.bar h2 { flex: 1; font-size: 1rem; margin: 0 6px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.bar h2:focus { outline: none; }
#details { flex: 1; overflow-y: auto; padding: 12px 16px 40px; }
#details h3 { margin: 18px 0 6px; }
#details figure { margin: 0; }
.picture.fits { aspect-ratio: auto; background: none; height: 280px; }
.picture.fits img { height: auto; max-height: 100%; min-width: min(100%, 240px); object-fit: contain; width: auto; }
.picture.fits img.sideways { height: auto; max-height: none; max-width: 280px; min-width: 0; width: 280px; }
.wrong { background: var(--wrong-ground); border-radius: 6px; color: var(--wrong); margin: 8px 0 0; padding: 6px 10px; }
dl { display: grid; font-size: 0.88rem; gap: 2px 14px; grid-template-columns: minmax(90px, max-content) 1fr; margin: 0; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
.scrolls { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.82rem; margin-bottom: 14px; width: 100%; }
caption { font-weight: 600; padding: 4px 0; text-align: left; }
th, td { border-bottom: 1px solid var(--line); overflow-wrap: break-word; padding: 4px 8px 4px 0; text-align: left; vertical-align: top; }
td:nth-child(2), td:last-child { min-width: 5.5em; overflow-wrap: anywhere; }
th { color: var(--faint); font-weight: 500; }
#print { display: none; }

@media (max-width: 560px) {
  dl { grid-template-columns: max-content 1fr; }
  dt:has(+ dd > dl), dd:has(> dl) { grid-column: 1 / -1; }
  dd > dl { padding-left: 12px; }
  #filters label { flex: 1 1 44%; }
  #filters label.wide { flex-basis: 100%; }
  #filters select, #filters input { max-width: none; width: 100%; }
  table, tbody, tr, td, caption { display: block; }
  th { display: none; }
  tr { border-bottom: 1px solid var(--line); padding: 4px 0; }
  td { border: 0; padding: 1px 0; }
  td::before { color: var(--faint); content: attr(data-label) " "; }
}
@media print {
  :root {
    --ground: #fff; --text: #000; --faint: #444; --line: #bbb; --raised: #f4f5f7; --wrong: #7a2b00; --wrong-ground: #fff;
    --wrong-line: #7a2b00; color-scheme: light;
  }
  #print .picture { background: none; border: 1px solid var(--line); }
  #print .picture .letters { color: var(--text); }
  html { font-size: 11px; }
  .skip, .views, #filters, #sheet, #types, #panel, .findings button, .pages { display: none !important; }
  .findings li { break-inside: avoid; }
  #print { display: block; }
  #print h3 { break-after: avoid; margin: 10px 0 4px; }
  #print figure { break-inside: avoid; display: inline-block; margin: 0 6px 6px 0; vertical-align: top; width: 30mm; }
  #print figcaption { font-size: 0.75rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
}

"""#

  static let script: StaticString = #"""
"use strict";
const texts = {
  "about" : "About",
  "advice_damaged" : "Missing data cannot be restored: take these files from a backup.",
  "advice_loneSidecars" : "These are edits and metadata without their photo or video: put that file back beside them, with its old name.",
  "advice_mismatches" : "The second command shows the new names; with --apply it renames the files, and undo-renames undoes that.",
  "advice_movieHalves" : "A movie without its still plays as a video.",
  "advice_stillHalves" : "A still without its movie is still a photo.",
  "advice_stripped" : "The video cannot be restored from the file; the photo is complete.",
  "advice_undated" : "uti cannot tell the date from the file, a sidecar, its name or its folders; a metadata editor can write the date into the file.",
  "advice_unreadable" : "The command gives the reason for each file; most are missing permissions.",
  "album" : "Album",
  "album_animated" : "Animated",
  "album_bursts" : "Bursts",
  "album_cinematic" : "Cinematic",
  "album_depthEffect" : "Portrait",
  "album_favorites" : "Favourites",
  "album_livePhotos" : "Live Photos",
  "album_orphans" : "Halves of Live Photos",
  "album_panoramas" : "Panoramas",
  "album_raw" : "RAW",
  "album_recents" : "Recents",
  "album_screenRecordings" : "Screen recordings",
  "album_screenshots" : "Screenshots",
  "album_slomoVideos" : "Slo-mo",
  "album_spatial" : "Spatial",
  "album_timelapses" : "Time-lapse",
  "album_videos" : "Videos",
  "all" : "all",
  "answer" : "Answer",
  "because" : "Because",
  "broken" : "The items of the page could not be decompressed; the file may be incomplete:",
  "burstOf" : "Burst of",
  "bursts" : "Bursts",
  "byDayNewest" : "by day, newest first",
  "byDayOldest" : "by day, oldest first",
  "byFolder" : "by folder",
  "bytes" : "bytes",
  "close" : "Close",
  "decisions" : "Decisions",
  "evidence" : "Evidence",
  "filters" : "Filters",
  "finding" : "To look at",
  "from" : "From",
  "graphHint" : "The types found, with their supertypes. Choose a type to see its items. Use plus and minus to zoom, arrow keys or dragging to move.",
  "graphLabel" : "The types of the items, and their supertypes",
  "groups" : "Order",
  "half" : "HALF",
  "item" : "item",
  "items" : "Items",
  "itself" : "Details",
  "kind" : "Kind",
  "kind_archive" : "Archives",
  "kind_audio" : "Sounds",
  "kind_document" : "Documents",
  "kind_executable" : "Programs",
  "kind_folder" : "Folders",
  "kind_font" : "Fonts",
  "kind_livePhoto" : "Live Photos",
  "kind_model3D" : "3D models",
  "kind_other" : "Other files",
  "kind_package" : "Packages",
  "kind_photo" : "Photos",
  "kind_sourceCode" : "Source code",
  "kind_text" : "Texts",
  "kind_video" : "Videos",
  "lists" : "List with",
  "live" : "LIVE",
  "made" : "Made by uti report. This page sends nothing and needs no network.",
  "means" : "Type",
  "mends" : "Fix with",
  "motion" : "MOTION",
  "movieElsewhere" : "Videos are not included in the page; use --with-media.",
  "movieOf" : "Video of",
  "next" : "Next item",
  "no" : "no",
  "noEvidence" : "There is no stored evidence: the contents of the folder decided.",
  "noPicture" : "The file contains no image that a browser can show",
  "noScript" : "The contact sheet needs scripts. This page loads none from elsewhere; the problems are listed above.",
  "none" : "No item matches.",
  "notCopied" : "Not copied:",
  "notPlayable" : "not playable here",
  "notPlayableWhy" : "Not playable here: this browser does not support the codec of the video.",
  "notThere" : "Not found: the folder with the videos and images must be beside the page.",
  "nothingFound" : "No problems were found. That does not prove that every file is complete.",
  "of" : "of",
  "oldBrowser" : "This browser cannot decompress the items of the page. Use a browser of 2023 or later.",
  "pages" : "Pages of this report:",
  "playsBySpace" : "the space bar plays it",
  "previous" : "Previous item",
  "printLimit" : "Only the first items are printed:",
  "private" : "As requested with --private, this page shows:",
  "reset" : "Show all",
  "rule" : "Rule",
  "search" : "Search",
  "searchHint" : "name, folder, camera, type …",
  "searches" : "Search all folders with",
  "seen" : "Seen",
  "sheet" : "Contact sheet",
  "shortened" : "Paths are shown without the folders above the library: run the commands in the folder that contains the first name of each path.",
  "show" : "Show these items",
  "shown" : "shown",
  "skip" : "Skip to the items",
  "source" : "Source",
  "topFolder" : "top folder",
  "type" : "Type",
  "types" : "Types",
  "undated" : "without a date",
  "until" : "Until",
  "views" : "Views",
  "why" : "Evidence and decisions",
  "wrong" : "To look at",
  "yes" : "yes",
  "zoomFit" : "Fit",
  "zoomIn" : "Zoom in",
  "zoomOut" : "Zoom out"
};

// The page's items: unpacked from the scripts that no browser runs.

const element = (id) => document.getElementById(id);

/** The bytes of a script of base64. */
function bytesOf(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

/** The objects of a script's lines. */
async function unpacked(script) {
  const stream = new Blob([bytesOf(script.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const text = await new Response(stream).text();
  return text.split("\n").filter((line) => line).map((line) => JSON.parse(line));
}

/** All objects of one sort; each script is let go once it is read. */
async function unpackedAll(name) {
  const objects = [];
  for (const script of document.querySelectorAll(`script.${name}`)) {
    for (const object of await unpacked(script)) objects.push(object);
    script.remove();
  }
  return objects;
}

/** Nothing in a name moves, hides or reorders what stands beside it: the characters that would are shown as numbers. */
function printable(text) {
  return String(text).replace(
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udfff]/g,
    (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** An element with its text, its class and its attributes. */
function make(name, text = "", className = "", attributes = {}) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

const grouped = (number) => number.toLocaleString("en");

const pathParts = (path) => {
  const end = path.lastIndexOf("/");
  return { folder: end < 0 ? "" : path.slice(0, end), name: path.slice(end + 1) };
};

/** What filters and the sheet ask of an item, found out once. */
function prepared(record, index, from) {
  const { folder, name } = pathParts(record.path);
  const words = [record.path, record.type, record.kind, record.camera, record.captured, record.title, record.description,
    ...(record.keywords ?? []), ...(record.subtypes ?? []), record.lens, record.mime];
  return {
    record, index, from, folder, name,
    day: record.captured ? record.captured.slice(0, 10) : "",
    words: words.filter((word) => word).join("\n").toLowerCase(),
  };
}

/** The types by identifier, each with all that it is a kind of. */
class Types {
  constructor(rows) {
    this.rows = new Map(rows.map((row) => [row.type, row]));
    this.ancestors = new Map();
    for (const row of rows) this.above(row.type);
    for (const row of rows) row.total = 0;
    for (const row of rows) {
      for (const type of this.ancestors.get(row.type)) this.rows.get(type).total += row.items ?? 0;
    }
  }

  above(identifier) {
    const known = this.ancestors.get(identifier);
    if (known) return known;
    const found = new Set([identifier]);
    this.ancestors.set(identifier, found);
    for (const parent of this.rows.get(identifier)?.conformsTo ?? []) {
      if (this.rows.has(parent)) for (const type of this.above(parent)) found.add(type);
    }
    return found;
  }

  conforms(identifier, supertype) {
    return this.ancestors.get(identifier)?.has(supertype) ?? false;
  }
}

/** The small pictures: letters of many in each script, unpacked when a picture is shown. */
class Pictures {
  constructor() {
    this.blocks = [];
    this.kept = new Map();
  }

  find() {
    const scripts = [...document.querySelectorAll("script.pictures")];
    this.blocks = scripts.map((script) => ({ script, from: Number(script.dataset.from) }));
  }

  source(item) {
    const { thumbnail } = item.record;
    if (!thumbnail) return null;
    let low = 0;
    let high = this.blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.blocks[middle].from <= item.from) low = middle;
      else high = middle - 1;
    }
    const block = this.blocks[low];
    if (!block || block.from > item.from) return null;
    let text = this.kept.get(block);
    if (text === undefined) {
      text = block.script.textContent;
      this.kept.set(block, text);
      if (this.kept.size > 8) this.kept.delete(this.kept.keys().next().value);
    }
    const start = item.from - block.from;
    const letters = text.slice(start, start + thumbnail.length);
    return letters.length === thumbnail.length ? `data:${thumbnail.mime};base64,${letters}` : null;
  }
}

/** The evidence for items, a block at a time. */
class Explanations {
  constructor() {
    this.blocks = [];
    this.kept = new Map();
  }

  find() {
    let first = 0;
    this.blocks = [...document.querySelectorAll("script.explanations")].map((script) => {
      const block = { script, first, count: Number(script.dataset.count) };
      first += block.count;
      return block;
    });
  }

  async of(index) {
    const block = this.blocks.find((candidate) => index < candidate.first + candidate.count);
    if (!block) return {};
    if (!this.kept.has(block)) {
      this.kept.set(block, await unpacked(block.script));
      if (this.kept.size > 4) this.kept.delete(this.kept.keys().next().value);
    }
    return this.kept.get(block)[index - block.first] ?? {};
  }
}

// The contact sheet: of all items only the rows that can be seen are elements.

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC",
});

function dayTitle(day) {
  if (!day) return texts.undated;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date);
}

/** The mark in a tile's corner. */
function badgeOf(record) {
  const form = record.livePhoto?.form;
  if (!form) return "";
  if (form === "motion") return texts.motion;
  const isWhole = record.livePhoto.still && record.livePhoto.movie || form === "bundle" || form === "pair";
  return isWhole ? texts.live : texts.half;
}

/** How a stored picture is turned so that it stands as it is shown: CSS for Exif's numbers. */
const turns = {
  2: "scaleX(-1)", 3: "rotate(180deg)", 4: "scaleY(-1)", 5: "rotate(90deg) scaleY(-1)", 6: "rotate(90deg)",
  7: "rotate(90deg) scaleX(-1)", 8: "rotate(-90deg)",
};

/** The picture of an item in a frame, filled or fitted; or the letters by which its files are known. */
function pictureOf(item, fits = false, takesCopies = fits) {
  const { record } = item;
  // In a tile the small picture is enough.
  const copy = takesCopies ? record.media?.still : undefined;
  const source = copy ? copy.link : pictures.source(item);
  const frame = make("span", "", `picture kind-${record.kind ?? "other"}${fits ? " fits" : ""}`);
  if (!source) {
    const letters = record.preferredExtension ?? item.name.split(".").pop() ?? "";
    frame.append(make("span", printable(letters).slice(0, 8), "letters"));
    return frame;
  }
  const image = make("img", "", "", { alt: "", draggable: "false", decoding: "async" });
  const { orientation } = copy ?? record.thumbnail;
  if (turns[orientation]) {
    image.style.transform = turns[orientation];
    if (orientation >= 5) image.classList.add("sideways");
  }
  image.addEventListener("error", () => {
    // Copies that are not beside the page any more.
    if (copy) frame.replaceWith(pictureOf(item, fits, false));
    else image.replaceWith(make("span", printable(record.preferredExtension ?? ""), "letters"));
  });
  image.src = source;
  frame.append(image);
  return frame;
}

/** What a screen reader says of an item. */
function labelOf(item) {
  const { record } = item;
  const parts = [printable(item.name), words("kind", record.kind ?? ""), badgeOf(record), item.day ? dayTitle(item.day) : ""];
  if (record.media?.movie) parts.push(texts.playsBySpace);
  for (const name of record.findings ?? []) parts.push(`${texts.finding}: ${findingTitle(name)}`);
  return parts.filter((part) => part).join(", ");
}

class Sheet {
  constructor(box, open) {
    this.box = box;
    this.open = open;
    this.items = [];
    this.rows = [];
    this.shown = new Map();
    this.focused = 0;
    this.player = new Player(this);
    box.addEventListener("keydown", (event) => this.key(event));
    box.addEventListener("click", (event) => this.clicked(event));
    box.addEventListener("focusin", (event) => {
      const tile = event.target.closest(".tile");
      if (tile) this.focused = Number(tile.dataset.place);
    });
    addEventListener("scroll", () => this.later(), { passive: true });
    new ResizeObserver(() => this.resized()).observe(box);
  }

  /** Shows items in groups: lists of [title, items]. */
  show(groups) {
    this.groups = groups;
    this.items = groups.flatMap((group) => group.items);
    this.focused = 0;
    this.layOut();
  }

  resized() {
    if (this.box.clientWidth && this.box.clientWidth !== this.width) this.layOut();
  }

  layOut() {
    this.width = this.box.clientWidth;
    const gap = 8;
    const least = this.width < 500 ? 140 : 170;
    this.columns = Math.max(1, Math.floor((this.width + gap) / (least + gap)));
    this.side = (this.width - gap * (this.columns - 1)) / this.columns;
    const height = Math.round(this.side * 0.75) + 44;
    this.rows = [];
    let top = 0;
    let first = 0;
    for (const group of this.groups ?? []) {
      this.rows.push({ top, height: 44, title: group.title, count: group.items.length });
      top += 44;
      for (let start = 0; start < group.items.length; start += this.columns) {
        const count = Math.min(this.columns, group.items.length - start);
        this.rows.push({ top, height, first: first + start, count });
        top += height + gap;
      }
      first += group.items.length;
      top += 8;
    }
    this.box.style.height = `${top}px`;
    for (const made of this.shown.values()) for (const child of made) child.remove();
    this.shown.clear();
    this.draw();
  }

  later() {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      this.draw();
    });
  }

  /** The first row that ends below a place. */
  rowAt(place) {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle].top + this.rows[middle].height < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  rowOf(place) {
    let low = 0;
    let high = this.rows.length - 1;
    let found = 0;
    while (low <= high) {
      const middle = (low + high) >> 1;
      let row = middle;
      while (row >= low && this.rows[row].title !== undefined) row -= 1;
      if (row < low) { low = middle + 1; continue; }
      if (this.rows[row].first <= place) {
        found = row;
        low = middle + 1;
      } else high = row - 1;
    }
    return found;
  }

  draw() {
    if (this.box.closest("[hidden]")) return;
    const offset = -this.box.getBoundingClientRect().top;
    const wanted = new Set();
    const last = offset + innerHeight + 500;
    for (let row = this.rowAt(offset - 500); row < this.rows.length && this.rows[row].top < last; row += 1) wanted.add(row);
    // What has the focus, or would get it, stays.
    if (this.items.length) wanted.add(this.rowOf(this.focused));
    for (const [row, made] of this.shown) {
      if (wanted.has(row)) continue;
      for (const child of made) child.remove();
      this.shown.delete(row);
    }
    for (const row of [...wanted].sort((a, b) => a - b)) {
      if (this.shown.has(row)) continue;
      const made = this.made(this.rows[row]);
      this.shown.set(row, made);
      // In the order of the page, for those who go from element to element.
      const next = [...this.shown.keys()].filter((other) => other > row).sort((a, b) => a - b)[0];
      const before = next === undefined ? null : this.shown.get(next)[0];
      for (const child of made) this.box.insertBefore(child, before);
    }
  }

  made(row) {
    if (row.title !== undefined) {
      const heading = make("div", "", "heading", { "aria-hidden": "true" });
      heading.append(make("span", printable(row.title)), make("small", grouped(row.count)));
      heading.style.top = `${row.top}px`;
      return [heading];
    }
    const made = [];
    for (let column = 0; column < row.count; column += 1) made.push(this.tile(row, column));
    return made;
  }

  tile(row, column) {
    const place = row.first + column;
    const item = this.items[place];
    const tile = make("div", "", "tile", {
      role: "option", "aria-label": labelOf(item), "aria-setsize": this.items.length, "aria-posinset": place + 1,
      "aria-selected": "false", tabindex: place === this.focused ? "0" : "-1",
    });
    tile.dataset.place = place;
    tile.style.top = `${row.top}px`;
    tile.style.left = `${column * (this.side + 8)}px`;
    tile.style.width = `${this.side}px`;
    tile.style.height = `${row.height}px`;
    tile.append(pictureOf(item));
    const badge = badgeOf(item.record);
    if (badge) tile.append(make("span", badge, "badge"));
    if (item.record.findings) tile.append(make("span", "!", "warning", { title: item.record.findings.map(findingTitle).join(", ") }));
    if (item.record.duration) tile.append(make("span", clock(item.record.duration), "duration"));
    tile.append(make("span", printable(item.name), "name"));
    return tile;
  }

  clicked(event) {
    const tile = event.target.closest(".tile");
    if (tile && !this.player.wasTouched()) this.open(Number(tile.dataset.place));
  }

  /** Gives an item the focus, and shows it. */
  focus(place) {
    if (!this.items.length) return;
    const target = Math.min(Math.max(place, 0), this.items.length - 1);
    this.box.querySelector('.tile[tabindex="0"]')?.setAttribute("tabindex", "-1");
    this.focused = target;
    const row = this.rows[this.rowOf(target)];
    const top = this.box.getBoundingClientRect().top + row.top;
    if (top < 0 || top + row.height > innerHeight) scrollBy(0, top - (innerHeight - row.height) / 2);
    this.draw();
    const tile = this.box.querySelector(`.tile[data-place="${target}"]`);
    tile?.setAttribute("tabindex", "0");
    tile?.focus({ preventScroll: true });
  }

  /** The item below or above, in the column that is nearest. */
  vertical(step) {
    const from = this.rowOf(this.focused);
    const column = this.focused - this.rows[from].first;
    let row = from + step;
    while (this.rows[row]?.title !== undefined) row += step;
    const target = this.rows[row];
    return target ? target.first + Math.min(column, target.count - 1) : this.focused;
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.items.length) return;
    const page = Math.max(1, Math.floor(innerHeight / (this.side * 0.75 + 52))) * this.columns;
    const moves = {
      ArrowRight: () => this.focused + 1, ArrowLeft: () => this.focused - 1,
      ArrowDown: () => this.vertical(1), ArrowUp: () => this.vertical(-1),
      Home: () => 0, End: () => this.items.length - 1,
      PageDown: () => this.focused + page, PageUp: () => this.focused - page,
    };
    if (moves[event.key]) {
      event.preventDefault();
      this.focus(moves[event.key]());
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (event.key === " " && this.player.toggle(this.box.querySelector(`.tile[data-place="${this.focused}"]`))) return;
      this.open(this.focused);
    }
  }

  /** Draws every picture anew: more of them are there. */
  refresh() {
    if (this.groups) this.layOut();
  }
}

function clock(seconds) {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

// The panel of one item: every field that its record has, and why each answer was given.

class Panel {
  constructor(dialog, sheet) {
    this.dialog = dialog;
    this.sheet = sheet;
    element("close").addEventListener("click", () => dialog.close());
    element("previous").addEventListener("click", () => this.show(this.place - 1));
    element("next").addEventListener("click", () => this.show(this.place + 1));
    dialog.addEventListener("close", () => {
      // A movie does not go on where nobody sees it.
      element("details").replaceChildren();
      sheet.focus(this.place);
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      // There the arrows go through the movie.
      if (event.target.tagName === "VIDEO") return;
      if (event.key === "ArrowLeft") this.show(this.place - 1);
      if (event.key === "ArrowRight") this.show(this.place + 1);
    });
  }

  async show(place) {
    const item = this.sheet.items[place];
    if (!item) return;
    this.place = place;
    element("previous").disabled = place === 0;
    element("next").disabled = place === this.sheet.items.length - 1;
    element("panel-title").textContent = printable(item.name);
    const details = element("details");
    details.replaceChildren(this.picture(item), ...this.findings(item), make("h3", texts.itself), this.fields(item.record));
    if (!this.dialog.open) this.dialog.showModal();
    element("panel-title").focus();
    details.scrollTop = 0;
    const explanation = await explanations.of(item.index);
    if (this.place !== place || !this.dialog.open) return;
    details.append(...this.reasons(explanation));
  }

  picture(item) {
    const { record } = item;
    const figure = make("figure");
    if (record.thumbnail || record.media?.still) figure.append(pictureOf(item, true));
    else if (["photo", "livePhoto"].includes(record.kind)) figure.append(make("p", texts.noPicture, "faint"));
    if (record.media?.movie) figure.append(this.movie(item));
    else if (record.kind === "livePhoto") figure.append(make("figcaption", texts.movieElsewhere, "faint"));
    for (const reason of record.media?.notCopied ?? []) figure.append(make("p", `${texts.notCopied} ${printable(reason)}`, "faint"));
    return figure;
  }

  /** A movie with the browser's own controls, or why there is none. */
  movie(item) {
    const { link } = item.record.media.movie;
    const box = make("div", "", "movie");
    const video = make("video", "", "", {
      controls: "", playsinline: "", preload: "metadata", "aria-label": `${texts.movieOf} ${printable(item.name)}`,
    });
    whenUnplayable(video, (reason) => box.replaceChildren(make("p", reason, "faint")));
    video.src = link;
    box.append(video);
    return box;
  }

  findings(item) {
    return (item.record.findings ?? []).map((name) => make("p", `! ${findingTitle(name)}`, "wrong"));
  }

  fields(record) {
    const list = make("dl");
    for (const [name, value] of Object.entries(record)) {
      if (hiddenFields.has(name)) continue;
      this.row(list, name, value, fields.get(name));
    }
    return list;
  }

  row(list, name, value, field) {
    const term = make("dt", name);
    if (field?.meaning) term.title = field.meaning;
    const description = make("dd");
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      const inner = make("dl");
      for (const [key, part] of Object.entries(value)) this.row(inner, key, part);
      description.append(inner);
    } else {
      description.textContent = this.written(value) + (field?.unit ? ` ${field.unit}` : "");
    }
    list.append(term, description);
  }

  written(value) {
    if (Array.isArray(value)) return value.map((part) => this.written(part)).join(", ");
    if (typeof value === "boolean") return value ? texts.yes : texts.no;
    return typeof value === "number" ? String(value) : printable(value);
  }

  reasons({ evidence = [], decisions = [] }) {
    const made = [make("h3", texts.why)];
    const places = (row) => row.length
      ? `${texts.bytes} ${row.offset}–${row.offset + row.length - 1}  ` : "";
    if (evidence.length) {
      made.push(this.table(texts.evidence, [texts.source, texts.seen, texts.means, texts.because],
        evidence.map((row) => [row.source, places(row) + (row.seen ?? ""), row.type, row.because])));
    }
    if (decisions.length) {
      made.push(this.table(texts.decisions, [texts.about, texts.answer, texts.rule, texts.because],
        decisions.map((row) => [row.about, row.value, row.rule ?? "", row.because])));
    }
    if (made.length === 1) made.push(make("p", texts.noEvidence, "faint"));
    return made;
  }

  table(title, heads, rows) {
    const table = make("table");
    table.append(make("caption", title));
    const head = make("tr");
    for (const text of heads) head.append(make("th", text, "", { scope: "col" }));
    table.append(head);
    for (const row of rows) {
      const line = make("tr");
      row.forEach((text, column) => line.append(make("td", printable(text), "", { "data-label": heads[column] })));
      table.append(line);
    }
    const box = make("div", "", "scrolls");
    box.append(table);
    return box;
  }
}

// The graph of the types that were found: from what everything is a kind of, on the left, to the single types.

const drawing = (name, attributes = {}) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

class Graph {
  constructor(box, types, choose) {
    this.box = box;
    this.types = types;
    this.choose = choose;
    element("zoom-in").addEventListener("click", () => this.zoom(0.75));
    element("zoom-out").addEventListener("click", () => this.zoom(1 / 0.75));
    element("zoom-fit").addEventListener("click", () => this.fit());
  }

  /** The column of a type: how far it is from a root, by the longest way. */
  column(identifier, columns, seen = new Set()) {
    if (columns.has(identifier)) return columns.get(identifier);
    if (seen.has(identifier)) return 0;
    seen.add(identifier);
    const parents = (this.types.rows.get(identifier).conformsTo ?? []).filter((parent) => this.types.rows.has(parent));
    const column = parents.reduce((most, parent) => Math.max(most, this.column(parent, columns, seen) + 1), 0);
    columns.set(identifier, column);
    return column;
  }

  draw() {
    if (this.svg) return;
    const columns = new Map();
    for (const identifier of this.types.rows.keys()) this.column(identifier, columns);
    const layers = [];
    for (const [identifier, column] of columns) (layers[column] ??= []).push(identifier);
    const places = this.placed(layers);
    this.svg = drawing("svg", { role: "group", "aria-label": texts.graphLabel, tabindex: "0" });
    const edges = drawing("g", { class: "edges" });
    for (const row of this.types.rows.values()) {
      for (const parent of row.conformsTo ?? []) {
        const [from, to] = [places.get(parent), places.get(row.type)];
        if (!from) continue;
        const [x, y, u, v] = [from.x + from.width, from.y + 16, to.x, to.y + 16];
        const middle = (x + u) / 2;
        edges.append(drawing("path", { d: `M${x} ${y}C${middle} ${y} ${middle} ${v} ${u} ${v}` }));
      }
    }
    this.svg.append(edges);
    for (const layer of layers) for (const identifier of layer) this.svg.append(this.node(identifier, places.get(identifier)));
    this.box.replaceChildren(this.svg);
    const all = [...places.values()];
    this.size = {
      width: Math.max(...all.map((place) => place.x + place.width)) + 20,
      height: Math.max(...all.map((place) => place.y + 40)) + 10,
    };
    // What is small is read more easily than what is whole.
    this.fit(1.5);
    this.listen();
  }

  /** Each type near the middle of its neighbours on the left, none over another. */
  placed(layers) {
    const places = new Map();
    let x = 10;
    for (const layer of layers) {
      const middle = (identifier) => {
        const parents = (this.types.rows.get(identifier).conformsTo ?? []).map((parent) => places.get(parent)?.y).filter((y) => y !== undefined);
        return parents.length ? parents.reduce((sum, y) => sum + y, 0) / parents.length : 0;
      };
      layer.sort((a, b) => middle(a) - middle(b) || (a < b ? -1 : 1));
      const width = Math.max(...layer.map((identifier) => this.words(identifier).length)) * 8 + 26;
      let y = 10;
      for (const identifier of layer) {
        places.set(identifier, { x, y, width });
        y += 42;
      }
      x += width + 60;
    }
    return places;
  }

  words(identifier) {
    const row = this.types.rows.get(identifier);
    return `${printable(identifier)}  ${grouped(row.total)}`;
  }

  node(identifier, place) {
    const row = this.types.rows.get(identifier);
    const node = drawing("g", {
      class: row.items ? "node found" : "node", transform: `translate(${place.x} ${place.y})`, tabindex: "0", role: "button",
      "aria-label": `${printable(identifier)}, ${printable(row.description ?? "")}, ${grouped(row.total)} ${row.total === 1 ? texts.item : texts.items}`,
    });
    node.append(drawing("rect", { width: place.width, height: 32, rx: 6 }));
    const text = drawing("text", { x: 12, y: 21 });
    text.textContent = this.words(identifier);
    const title = drawing("title");
    title.textContent = printable(row.description ?? identifier);
    node.append(text, title);
    node.addEventListener("click", () => {
      if (!this.wasDragged) this.choose(identifier);
    });
    node.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.choose(identifier);
    });
    return node;
  }

  /** Shows the whole graph, no smaller than `most` allows and no larger than letters are elsewhere. */
  fit(most = Infinity) {
    const box = this.box.getBoundingClientRect();
    const scale = Math.min(most, Math.max(1, this.size.width / box.width, this.size.height / box.height));
    this.look = { x: 0, y: 0, width: box.width * scale, height: box.height * scale };
    this.apply();
  }

  apply() {
    const { x, y, width, height } = this.look;
    this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }

  zoom(factor, at = { x: 0.5, y: 0.5 }) {
    const width = Math.min(Math.max(this.look.width * factor, 200), Math.max(this.size.width, this.size.height) * 4 + 400);
    const height = this.look.height * (width / this.look.width);
    this.look = {
      x: this.look.x + (this.look.width - width) * at.x, y: this.look.y + (this.look.height - height) * at.y, width, height,
    };
    this.apply();
  }

  move(x, y) {
    this.look.x += x * this.look.width;
    this.look.y += y * this.look.height;
    this.apply();
  }

  listen() {
    const { svg } = this;
    const share = (event) => {
      const box = svg.getBoundingClientRect();
      return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    };
    svg.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.shiftKey) return;
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 0.85 : 1 / 0.85, share(event));
    }, { passive: false });
    let last = null;
    svg.addEventListener("pointerdown", (event) => {
      last = share(event);
      this.wasDragged = false;
    });
    svg.addEventListener("pointermove", (event) => {
      if (!last) return;
      const now = share(event);
      if (!this.wasDragged && Math.hypot(now.x - last.x, now.y - last.y) < 0.005) return;
      if (!this.wasDragged) svg.setPointerCapture(event.pointerId);
      this.wasDragged = true;
      this.move(last.x - now.x, last.y - now.y);
      last = now;
    });
    for (const name of ["pointerup", "pointercancel"]) svg.addEventListener(name, () => { last = null; });
    svg.addEventListener("keydown", (event) => {
      const keys = {
        "+": () => this.zoom(0.75), "=": () => this.zoom(0.75), "-": () => this.zoom(1 / 0.75), 0: () => this.fit(),
        ArrowLeft: () => this.move(-0.1, 0), ArrowRight: () => this.move(0.1, 0),
        ArrowUp: () => this.move(0, -0.1), ArrowDown: () => this.move(0, 0.1),
      };
      if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      keys[event.key]();
    });
    // What has the focus can be seen.
    svg.addEventListener("focusin", (event) => {
      const place = /translate\(([\d.]+) ([\d.]+)\)/.exec(event.target.getAttribute("transform") ?? "");
      if (!place) return;
      const [x, y] = [Number(place[1]), Number(place[2])];
      const { look } = this;
      if (x < look.x || x + 100 > look.x + look.width) look.x = Math.max(0, x - look.width / 3);
      if (y < look.y || y + 32 > look.y + look.height) look.y = Math.max(0, y - look.height / 3);
      this.apply();
    });
  }
}

// Movies that were copied beside the page: in the panel with controls, in a tile under the pointer, a finger or the space bar.

/** Says why a movie cannot be shown: it is not there, or the browser cannot decode its pictures. */
function whenUnplayable(video, say) {
  let hasLoaded = false;
  video.addEventListener("loadedmetadata", () => {
    hasLoaded = true;
    // Sound alone is played even where the pictures are not known.
    if (!video.videoWidth) say(texts.notPlayableWhy);
  });
  video.addEventListener("error", () => {
    const isMissing = !hasLoaded && video.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED
      && /\b(404|not found|ERR_FILE_NOT_FOUND|Failed to open|Format error: 0)\b/i.test(video.error.message);
    say(isMissing ? texts.notThere : texts.notPlayableWhy);
  });
}

class Player {
  constructor(sheet) {
    this.sheet = sheet;
    const { box } = sheet;
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    box.addEventListener("pointerover", (event) => this.over(event));
    box.addEventListener("pointerleave", () => this.rest());
    box.addEventListener("pointerdown", (event) => this.down(event));
    for (const name of ["pointerup", "pointercancel"]) box.addEventListener(name, (event) => this.up(event));
    box.addEventListener("contextmenu", (event) => {
      if (this.touched) event.preventDefault();
    });
    box.addEventListener("focusout", () => this.rest());
  }

  tileOf(event) {
    const tile = event.target.closest?.(".tile");
    return tile && this.itemOf(tile)?.record.media?.movie ? tile : null;
  }

  itemOf(tile) {
    return this.sheet.items[Number(tile.dataset.place)];
  }

  over(event) {
    if (event.pointerType !== "mouse" || this.still.matches) return;
    const tile = this.tileOf(event);
    if (tile === this.tile) return;
    this.rest();
    if (tile) this.soon(tile, 150);
  }

  /** A finger that stays plays; one that taps opens the panel, and one that moves scrolls. */
  down(event) {
    this.touched = false;
    const tile = event.pointerType === "mouse" ? null : this.tileOf(event);
    if (!tile) return;
    this.rest();
    this.soon(tile, 300, () => { this.touched = true; });
  }

  up(event) {
    if (event.pointerType !== "mouse") this.rest();
  }

  /** Whether the click that comes now ended a touch that played. */
  wasTouched() {
    const { touched } = this;
    this.touched = false;
    return touched;
  }

  soon(tile, wait, then = () => {}) {
    this.tile = tile;
    this.timer = setTimeout(() => {
      then();
      this.play(tile);
    }, wait);
  }

  /** Plays or stops a tile's movie; false where it has none. */
  toggle(tile) {
    if (!tile || !this.itemOf(tile)?.record.media?.movie) return false;
    const plays = this.tile === tile && this.video;
    this.rest();
    if (!plays) this.play(tile);
    return true;
  }

  play(tile) {
    this.tile = tile;
    const video = make("video", "", "", { playsinline: "", "aria-hidden": "true", tabindex: "-1" });
    video.muted = true;
    this.video = video;
    const fail = () => {
      if (this.video !== video) return;
      video.remove();
      this.note(tile, texts.notPlayable);
    };
    whenUnplayable(video, fail);
    video.addEventListener("ended", () => {
      if (this.video === video) this.rest();
    });
    video.src = this.itemOf(tile).record.media.movie.link;
    tile.querySelector(".picture").append(video);
    // Ended before it began, the promise is broken, which is no fault.
    video.play().catch(() => {});
  }

  note(tile, text) {
    tile.querySelector(".note")?.remove();
    tile.querySelector(".picture").append(make("span", text, "note"));
    element("said").textContent = `${printable(this.itemOf(tile)?.name ?? "")}: ${text}`;
  }

  rest() {
    clearTimeout(this.timer);
    this.video?.remove();
    if (this.video) {
      // What is not shown is not loaded on.
      this.video.removeAttribute("src");
      this.video.load();
    }
    this.tile?.querySelector(".note")?.remove();
    this.video = null;
    this.tile = null;
  }
}

// From the page's data to what is seen.

const pictures = new Pictures();
const explanations = new Explanations();
/** What is known of each field: its unit and its meaning. */
const fields = new Map();
/** Of these the panel shows something else. */
const hiddenFields = new Set(["thumbnail", "findings", "media"]);
const mostPrinted = 2000;
const mostBursts = 200;

/** What people call a kind or an album. */
const words = (sort, name) => texts[`${sort}_${name}`] ?? name;

/** The pictures of each burst; two or more make one, and are in the album of bursts. */
function gathered(items) {
  const bursts = new Map();
  for (const item of items) {
    const { burstIdentifier } = item.record;
    if (!burstIdentifier) continue;
    if (!bursts.has(burstIdentifier)) bursts.set(burstIdentifier, []);
    bursts.get(burstIdentifier).push(item);
  }
  for (const members of bursts.values()) {
    if (members.length > 1) for (const { record } of members) record.albums = [...(record.albums ?? []), "bursts"];
  }
  return bursts;
}

/** What a finding is called where the page lists it. */
function findingTitle(name) {
  const heading = document.querySelector(`li[data-finding="${CSS.escape(name)}"] h3`);
  return heading ? heading.textContent.replace(/^[\d,]+ /, "") : name;
}

/** Options of a select: all, and each value with how many items have it. */
function fill(select, counts, title = (value) => value) {
  select.replaceChildren(make("option", texts.all, "", { value: "" }));
  for (const [value, count] of counts) {
    select.append(make("option", `${printable(title(value))} (${grouped(count)})`, "", { value }));
  }
}

function counted(items, values) {
  const counts = new Map();
  for (const item of items) for (const value of values(item)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

class Page {
  constructor(items, types) {
    this.items = items;
    this.types = types;
    this.bursts = gathered(items);
    this.sheet = new Sheet(element("sheet"), (place) => this.panel.show(place));
    this.panel = new Panel(element("panel"), this.sheet);
    this.graph = new Graph(element("graph"), types, (type) => this.chooseType(type));
    this.fillFilters();
    const form = element("filters");
    form.addEventListener("input", () => this.later());
    form.addEventListener("change", () => this.filter());
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", () => setTimeout(() => this.filter()));
    element("show-sheet").addEventListener("click", () => this.view("sheet"));
    element("show-types").addEventListener("click", () => this.view("types"));
    for (const row of document.querySelectorAll("li[data-finding]")) this.offer(row);
    addEventListener("beforeprint", () => this.print());
    addEventListener("afterprint", () => element("print").replaceChildren());
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || element("panel").open) return;
      event.preventDefault();
      element("search").focus();
    });
  }

  fillFilters() {
    const { items } = this;
    fill(element("kind"), counted(items, (item) => item.record.kind ? [item.record.kind] : []), (name) => words("kind", name));
    fill(element("album"), counted(items, (item) => item.record.albums ?? []), (name) => words("album", name));
    this.fillBursts();
    fill(element("finding"), counted(items, (item) => item.record.findings ?? []), findingTitle);
    const found = [...this.types.rows.values()].filter((row) => row.total);
    fill(element("type"), found.map((row) => [row.type, row.total]).sort((a, b) => (a[0] < b[0] ? -1 : 1)));
    for (const name of ["album", "finding"]) element(name).parentElement.hidden = element(name).options.length < 2;
  }

  /** Each burst is an album of its own, behind the others. */
  fillBursts() {
    const found = [...this.bursts].filter(([, members]) => members.length > 1).slice(0, mostBursts);
    if (!found.length) return;
    const group = make("optgroup", "", "", { label: texts.bursts });
    for (const [identifier, members] of found) {
      const { day, name: first, record } = members[0];
      const name = `${texts.burstOf} ${day ? `${dayTitle(day)}, ${record.captured.slice(11, 16)}` : printable(first)}`;
      group.append(make("option", `${name} (${grouped(members.length)})`, "", { value: `burst:${identifier}` }));
    }
    element("album").append(group);
  }

  /** A finding's button, where items of this page have it. */
  offer(row) {
    const name = row.dataset.finding;
    const button = row.querySelector("button");
    button.hidden = !this.items.some((item) => item.record.findings?.includes(name));
    button.addEventListener("click", () => {
      element("filters").reset();
      setTimeout(() => {
        element("finding").value = name;
        this.view("sheet");
        this.filter();
        element("count").scrollIntoView({ block: "start" });
        this.sheet.focus(0);
      });
    });
  }

  chooseType(type) {
    element("type").value = type;
    this.view("sheet");
    this.filter();
    this.sheet.focus(0);
  }

  view(name) {
    const isSheet = name === "sheet";
    for (const id of ["filters", "count", "sheet"]) element(id).hidden = !isSheet;
    element("types").hidden = isSheet;
    element("show-sheet").setAttribute("aria-pressed", String(isSheet));
    element("show-types").setAttribute("aria-pressed", String(!isSheet));
    if (isSheet) this.sheet.later();
    else this.graph.draw();
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.filter(), 120);
  }

  filter() {
    clearTimeout(this.timer);
    const value = (id) => element(id).value;
    const words = value("search").toLowerCase().split(/\s+/).filter((word) => word);
    const [kind, album, finding, type, from, until] = ["kind", "album", "finding", "type", "from", "until"].map(value);
    const matches = this.items.filter((item) => {
      const { record, day } = item;
      return (!kind || record.kind === kind) && (!album || record.albums?.includes(album) || album === `burst:${record.burstIdentifier}`)
        && (!finding || record.findings?.includes(finding)) && (!type || this.types.conforms(record.type, type))
        && (!from || day && day >= from) && (!until || day && day <= until)
        && words.every((word) => item.words.includes(word));
    });
    element("count").textContent = matches.length
      ? `${grouped(matches.length)} ${texts.of} ${grouped(this.items.length)} ${this.items.length === 1 ? texts.item : texts.items.toLowerCase()} ${texts.shown}`
      : texts.none;
    this.sheet.show(this.grouped(matches, value("groups")));
  }

  grouped(items, order) {
    const groups = new Map();
    for (const item of items) {
      const key = order === "folder" ? item.folder : item.day;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(item);
    }
    const title = (key) => order === "folder" ? key || texts.topFolder : dayTitle(key);
    const sign = order === "newest" ? -1 : 1;
    const keys = [...groups.keys()].sort((a, b) => {
      // What has no date comes last, whichever way.
      if (order !== "folder" && !a !== !b) return a ? -1 : 1;
      return a < b ? -sign : a > b ? sign : 0;
    });
    return keys.map((key) => {
      const members = groups.get(key);
      if (order !== "folder" && key) {
        members.sort((a, b) => a.record.captured < b.record.captured ? -sign : a.record.captured > b.record.captured ? sign : a.index - b.index);
      }
      return { title: title(key), items: members };
    });
  }

  /** On paper all that is shown stands in one flow. */
  print() {
    const made = [];
    let left = mostPrinted;
    if (this.sheet.items.length > left) made.push(make("p", `${texts.printLimit} ${grouped(left)}`));
    for (const group of this.sheet.groups ?? []) {
      if (left <= 0) break;
      made.push(make("h3", printable(group.title)));
      for (const item of group.items.slice(0, left)) {
        const figure = make("figure");
        figure.append(pictureOf(item), make("figcaption", printable(item.name)));
        made.push(figure);
      }
      left -= group.items.length;
    }
    element("print").replaceChildren(...made);
  }
}

function say(message) {
  element("notice").textContent = message;
  element("notice").hidden = false;
}

async function start() {
  if (typeof DecompressionStream === "undefined") return say(texts.oldBrowser);
  try {
    for (const field of await unpackedAll("fields")) fields.set(field.name, field);
    const types = new Types(await unpackedAll("types"));
    let from = 0;
    const items = (await unpackedAll("records")).map((record, index) => {
      const item = prepared(record, index, from);
      from += record.thumbnail?.length ?? 0;
      return item;
    });
    element("app").hidden = false;
    const page = new Page(items, types);
    page.filter();
    const find = () => {
      pictures.find();
      explanations.find();
      page.sheet.refresh();
    };
    // Pictures stand behind the script: they are there once the page is.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", find);
    else find();
  } catch (error) {
    say(`${texts.broken} ${error.message}`);
  }
}

start();

"""#

}
