// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleAppCategories: StaticString = ##"""
    0000000N613N0000000O@0?50RF0\f0gB0C30000000J50000000000la0000000000000000H[0000000000000V[000000\##
    0000000000000000000000000000000Wi0;B0e]08J0kU0000000000000Tm0000000000000000000`A0000000000AZ000\##
    09i0KN0DQ0000000000000S[0000000<Y0c20000000^<0=k14X0000000G80000000000000000000hR15f0L\0000aY0n:\##
    12<0Ef0000000000000000000710ZJ0000@E0000dK0600P`10c0000j30000000000Y30000000000[^0000oW000000000\##
    05500000Q0Q0Q0f1111111111111111110Cpublic.app-categoryApplication\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000P10020Ppublic.app-category.action-gamesAction Games\##
    ooo00000X0[0[1@1O1O1O1O1O1O1O1O1O00000P10020Spublic.app-category.adventure-gamesAdventure Games\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000P10020Ppublic.app-category.arcade-gamesArcade Games\##
    ooo00000X0[0[1<1G1G1G1G1G1G1G1G1G00000P10020Opublic.app-category.board-gamesBoard Games\##
    ooo00000W0Z0Z191B1B1B1B1B1B1B1B1B00000P01^0Mpublic.app-category.bookmarksBookmarks\##
    ooo00000W0Z0Z151:1:1:1:1:1:1:1:1:00000P01^0Ipublic.app-category.booksBooks\##
    ooo00000W0Z0Z181@1@1@1@1@1@1@1@1@00000P01^0Lpublic.app-category.businessBusiness\##
    ooo00000X0[0[1;1E1E1E1E1E1E1E1E1E00000P10020Npublic.app-category.card-gamesCard Games\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000P10020Ppublic.app-category.casino-gamesCasino Games\##
    ooo00000W0Z0Z1?1N1N1N1N1N1N1N1N1N00000P01^0Spublic.app-category.developer-toolsDeveloper Tools\##
    ooo00000X0[0[1;1E1E1E1E1E1E1E1E1E00000P10020Npublic.app-category.dice-gamesDice Games\##
    ooo00000W0Z0Z191B1B1B1B1B1B1B1B1B00000P01^0Mpublic.app-category.educationEducation\##
    ooo00000X0[0[1B1S1S1S1S1S1S1S1S1S00000P10020Upublic.app-category.educational-gamesEducational Games\##
    ooo00000W0Z0Z1=1J1J1J1J1J1J1J1J1J00000P01^0Qpublic.app-category.entertainmentEntertainment\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000P10020Ppublic.app-category.family-gamesFamily Games\##
    ooo00000W0Z0Z171>1>1>1>1>1>1>1>1>00000P01^0Kpublic.app-category.financeFinance\##
    ooo00000W0Z0Z1>1J1J1J1J1J1J1J1J1J00000P01^0Rpublic.app-category.food-and-drinkFood & Drink\##
    06000000W0Z0Z151:1:1:1:1:1:1:1:1:00000P01^0Ipublic.app-category.gamesGames\##
    ooo00000W0Z0Z1?1P1P1P1P1P1P1P1P1P00000P01^0Spublic.app-category.graphics-designGraphics n Design\##
    ooo00000W0Z0Z1B1V1V1V1V1V1V1V1V1V00000P01^0Vpublic.app-category.healthcare-fitnessHealthcare n Fitness\##
    ooo00000X0[0[1;1E1E1E1E1E1E1E1E1E00000P10020Npublic.app-category.kids-gamesKids Games\##
    ooo00000W0Z0Z191B1B1B1B1B1B1B1B1B00000P01^0Mpublic.app-category.lifestyleLifestyle\##
    ooo00000W0Z0Z1H1^1^1^1^1^1^1^1^1^00000P01^0\public.app-category.magazines-and-newspapersMagazines & Newspapers\##
    ooo00000W0Z0Z171>1>1>1>1>1>1>1>1>00000P01^0Kpublic.app-category.medicalMedical\##
    ooo00000W0Z0Z151:1:1:1:1:1:1:1:1:00000P01^0Ipublic.app-category.musicMusic\##
    ooo00000X0[0[1<1G1G1G1G1G1G1G1G1G00000P10020Opublic.app-category.music-gamesMusic Games\##
    ooo00000W0Z0Z1:1D1D1D1D1D1D1D1D1D00000P01^0Npublic.app-category.navigationNavigation\##
    ooo00000W0Z0Z1418181818181818181800000P01^0Hpublic.app-category.newsNews\##
    0U000000W0Z0Z1;1F1F1F1F1F1F1F1F1F00000P01^0Opublic.app-category.photographyPhotography\##
    ooo0000171=1=1h25252525252525252500000P000000000000000000000000000000030090030Ypublic.app-category.photography-and-videoPhoto & Video\##
    ooo00000W0Z0Z1<1H1H1H1H1H1H1H1H1H00000P01^0Ppublic.app-category.productivityProductivity\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000P10020Ppublic.app-category.puzzle-gamesPuzzle Games\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000P10020Ppublic.app-category.racing-gamesRacing Games\##
    ooo00000W0Z0Z191B1B1B1B1B1B1B1B1B00000P01^0Mpublic.app-category.referenceReference\##
    ooo00000X0[0[1C1U1U1U1U1U1U1U1U1U00000P10020Vpublic.app-category.role-playing-gamesRole Playing Games\##
    ooo00000W0Z0Z181@1@1@1@1@1@1@1@1@00000P01^0Lpublic.app-category.shoppingShopping\##
    ooo00000X0[0[1A1Q1Q1Q1Q1Q1Q1Q1Q1Q00000P10020Tpublic.app-category.simulation-gamesSimulation Games\##
    ooo00000W0Z0Z1A1R1R1R1R1R1R1R1R1R00000P01^0Upublic.app-category.social-networkingSocial Networking\##
    ooo00000W0Z0Z161<1<1<1<1<1<1<1<1<00000P01^0Jpublic.app-category.sportsSports\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000P10020Ppublic.app-category.sports-gamesSports Games\##
    ooo00000X0[0[1?1M1M1M1M1M1M1M1M1M00000P10020Rpublic.app-category.strategy-gamesStrategy Games\##
    ooo00000W0Z0Z161<1<1<1<1<1<1<1<1<00000P01^0Jpublic.app-category.travelTravel\##
    ooo00000X0[0[1=1I1I1I1I1I1I1I1I1I00000P10020Ppublic.app-category.trivia-gamesTrivia Games\##
    ooo00000W0Z0Z191B1B1B1B1B1B1B1B1B00000P01^0Mpublic.app-category.utilitiesUtilities\##
    0U100000W0Z0Z151:1:1:1:1:1:1:1:1:00000P01^0Ipublic.app-category.videoVideo\##
    ooo00000W0Z0Z171>1>1>1>1>1>1>1>1>00000P01^0Kpublic.app-category.weatherWeather\##
    ooo00000X0[0[1;1E1E1E1E1E1E1E1E1E00000P10020Npublic.app-category.word-gamesWord Games\##
    """##
}
