// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleAppCategories: StaticString = ##"""
    0000000N>13g0000000OI0?70RQ0]70gV0C60000000J;0000000000m80000000000000000H`0000000000000Vh000000\##
    0000000000000000000000000000000X70;B0f108J0kk0000000000000U90000000000000000000`S0000000000A]000\##
    09i0KT0DU0000000000000Sf0000000<Y0cE0000000^N0=l1520000000G=0000000000000000000hg16A0Lc0000al0nQ\##
    12T0Ej0000000000000000000710ZY0000@H0000d^0600Pj11;0000jH0000000000YB0000000000[n0000on000000000\##
    06000000Q0Q0Q0f1111111111111111110Cpublic.app-categoryApplication\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000030020Ppublic.app-category.action-gamesAction Games\##
    ooo00000X0[0[1@1O1O1O1O1O1O1O1O1O00000030020Spublic.app-category.adventure-gamesAdventure Games\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000030020Ppublic.app-category.arcade-gamesArcade Games\##
    ooo00000X0[0[1<1G1G1G1G1G1G1G1G1G00000030020Opublic.app-category.board-gamesBoard Games\##
    ooo00000X0[0[1:1C1C1C1C1C1C1C1C1C000000101^0Mpublic.app-category.bookmarksBookmarks\##
    ooo00000X0[0[161;1;1;1;1;1;1;1;1;000000101^0Ipublic.app-category.booksBooks\##
    ooo00000X0[0[191A1A1A1A1A1A1A1A1A000000101^0Lpublic.app-category.businessBusiness\##
    ooo00000X0[0[1;1E1E1E1E1E1E1E1E1E00000030020Npublic.app-category.card-gamesCard Games\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000030020Ppublic.app-category.casino-gamesCasino Games\##
    ooo00000X0[0[1@1O1O1O1O1O1O1O1O1O000000101^0Spublic.app-category.developer-toolsDeveloper Tools\##
    ooo00000X0[0[1;1E1E1E1E1E1E1E1E1E00000030020Npublic.app-category.dice-gamesDice Games\##
    ooo00000X0[0[1:1C1C1C1C1C1C1C1C1C000000101^0Mpublic.app-category.educationEducation\##
    ooo00000X0[0[1B1S1S1S1S1S1S1S1S1S00000030020Upublic.app-category.educational-gamesEducational Games\##
    ooo00000X0[0[1>1K1K1K1K1K1K1K1K1K000000101^0Qpublic.app-category.entertainmentEntertainment\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000030020Ppublic.app-category.family-gamesFamily Games\##
    ooo00000X0[0[181?1?1?1?1?1?1?1?1?000000101^0Kpublic.app-category.financeFinance\##
    ooo00000X0[0[1?1K1K1K1K1K1K1K1K1K000000101^0Rpublic.app-category.food-and-drinkFood & Drink\##
    06100000X0[0[161;1;1;1;1;1;1;1;1;000000101^0Ipublic.app-category.gamesGames\##
    ooo00000X0[0[1@1Q1Q1Q1Q1Q1Q1Q1Q1Q000000101^0Spublic.app-category.graphics-designGraphics n Design\##
    ooo00000X0[0[1C1W1W1W1W1W1W1W1W1W000000101^0Vpublic.app-category.healthcare-fitnessHealthcare n Fitness\##
    ooo00000X0[0[1;1E1E1E1E1E1E1E1E1E00000030020Npublic.app-category.kids-gamesKids Games\##
    ooo00000X0[0[1:1C1C1C1C1C1C1C1C1C000000101^0Mpublic.app-category.lifestyleLifestyle\##
    ooo00000X0[0[1I1_1_1_1_1_1_1_1_1_000000101^0\public.app-category.magazines-and-newspapersMagazines & Newspapers\##
    ooo00000X0[0[181?1?1?1?1?1?1?1?1?000000101^0Kpublic.app-category.medicalMedical\##
    ooo00000X0[0[161;1;1;1;1;1;1;1;1;000000101^0Ipublic.app-category.musicMusic\##
    ooo00000X0[0[1<1G1G1G1G1G1G1G1G1G00000030020Opublic.app-category.music-gamesMusic Games\##
    ooo00000X0[0[1;1E1E1E1E1E1E1E1E1E000000101^0Npublic.app-category.navigationNavigation\##
    ooo00000X0[0[15191919191919191919000000101^0Hpublic.app-category.newsNews\##
    0U100000X0[0[1<1G1G1G1G1G1G1G1G1G000000101^0Opublic.app-category.photographyPhotography\##
    ooo0000171=1=1h252525252525252525000000100000000000000000000000000000060090030Ypublic.app-category.photography-and-videoPhoto & Video\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I000000101^0Ppublic.app-category.productivityProductivity\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000030020Ppublic.app-category.puzzle-gamesPuzzle Games\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000030020Ppublic.app-category.racing-gamesRacing Games\##
    ooo00000X0[0[1:1C1C1C1C1C1C1C1C1C000000101^0Mpublic.app-category.referenceReference\##
    ooo00000X0[0[1C1U1U1U1U1U1U1U1U1U00000030020Vpublic.app-category.role-playing-gamesRole Playing Games\##
    ooo00000X0[0[191A1A1A1A1A1A1A1A1A000000101^0Lpublic.app-category.shoppingShopping\##
    ooo00000X0[0[1A1Q1Q1Q1Q1Q1Q1Q1Q1Q00000030020Tpublic.app-category.simulation-gamesSimulation Games\##
    ooo00000X0[0[1B1S1S1S1S1S1S1S1S1S000000101^0Upublic.app-category.social-networkingSocial Networking\##
    ooo00000X0[0[171=1=1=1=1=1=1=1=1=000000101^0Jpublic.app-category.sportsSports\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000030020Ppublic.app-category.sports-gamesSports Games\##
    ooo00000X0[0[1?1M1M1M1M1M1M1M1M1M00000030020Rpublic.app-category.strategy-gamesStrategy Games\##
    ooo00000X0[0[171=1=1=1=1=1=1=1=1=000000101^0Jpublic.app-category.travelTravel\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000030020Ppublic.app-category.trivia-gamesTrivia Games\##
    ooo00000X0[0[1:1C1C1C1C1C1C1C1C1C000000101^0Mpublic.app-category.utilitiesUtilities\##
    0U200000X0[0[161;1;1;1;1;1;1;1;1;000000101^0Ipublic.app-category.videoVideo\##
    ooo00000X0[0[181?1?1?1?1?1?1?1?1?000000101^0Kpublic.app-category.weatherWeather\##
    ooo00000X0[0[1;1E1E1E1E1E1E1E1E1E00000030020Npublic.app-category.word-gamesWord Games\##
    """##
}
