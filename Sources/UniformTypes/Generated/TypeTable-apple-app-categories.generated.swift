// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleAppCategories: StaticString = ##"""
    0000000MR1230000000NZ0>g0Q\0[l0f90B_0000000IW0000000000kP0000000000000000H?0000000000000Uk000000\##
    0000000000000000000000000000000W70;:0dV08F0jF0000000000000T?0000000000000000000_B0000000000AH000\##
    09c0Jn0D;0000000000000Ro0000000<O0ao0000000]@0=_13;0000000F^0000000000000000000gG14G0L:0000`X0lg\##
    10c0EN00000000000000000006o0YT0000@50000cF0600P80oL0000hf0000000000X?0000000000Zf0000nB000000000\##
    05500000O0O0O0d0o0o0o0o0o0o0o0o0Cpublic.app-categoryApplication\##
    ooo00000V0Y0Y1;1G1G1G1G1G1G1G1G00000P10020Ppublic.app-category.action-gamesAction Games\##
    ooo00000V0Y0Y1>1M1M1M1M1M1M1M1M00000P10020Spublic.app-category.adventure-gamesAdventure Games\##
    ooo00000V0Y0Y1;1G1G1G1G1G1G1G1G00000P10020Ppublic.app-category.arcade-gamesArcade Games\##
    ooo00000V0Y0Y1:1E1E1E1E1E1E1E1E00000P10020Opublic.app-category.board-gamesBoard Games\##
    ooo00000U0X0X171@1@1@1@1@1@1@1@00000P01^0Mpublic.app-category.bookmarksBookmarks\##
    ooo00000U0X0X13181818181818181800000P01^0Ipublic.app-category.booksBooks\##
    ooo00000U0X0X161>1>1>1>1>1>1>1>00000P01^0Lpublic.app-category.businessBusiness\##
    ooo00000V0Y0Y191C1C1C1C1C1C1C1C00000P10020Npublic.app-category.card-gamesCard Games\##
    ooo00000V0Y0Y1;1G1G1G1G1G1G1G1G00000P10020Ppublic.app-category.casino-gamesCasino Games\##
    ooo00000U0X0X1=1L1L1L1L1L1L1L1L00000P01^0Spublic.app-category.developer-toolsDeveloper Tools\##
    ooo00000V0Y0Y191C1C1C1C1C1C1C1C00000P10020Npublic.app-category.dice-gamesDice Games\##
    ooo00000U0X0X171@1@1@1@1@1@1@1@00000P01^0Mpublic.app-category.educationEducation\##
    ooo00000V0Y0Y1@1Q1Q1Q1Q1Q1Q1Q1Q00000P10020Upublic.app-category.educational-gamesEducational Games\##
    ooo00000U0X0X1;1H1H1H1H1H1H1H1H00000P01^0Qpublic.app-category.entertainmentEntertainment\##
    ooo00000V0Y0Y1;1G1G1G1G1G1G1G1G00000P10020Ppublic.app-category.family-gamesFamily Games\##
    ooo00000U0X0X151<1<1<1<1<1<1<1<00000P01^0Kpublic.app-category.financeFinance\##
    ooo00000U0X0X1<1H1H1H1H1H1H1H1H00000P01^0Rpublic.app-category.food-and-drinkFood & Drink\##
    06000000U0X0X13181818181818181800000P01^0Ipublic.app-category.gamesGames\##
    ooo00000U0X0X1=1N1N1N1N1N1N1N1N00000P01^0Spublic.app-category.graphics-designGraphics n Design\##
    ooo00000U0X0X1@1T1T1T1T1T1T1T1T00000P01^0Vpublic.app-category.healthcare-fitnessHealthcare n Fitness\##
    ooo00000V0Y0Y191C1C1C1C1C1C1C1C00000P10020Npublic.app-category.kids-gamesKids Games\##
    ooo00000U0X0X171@1@1@1@1@1@1@1@00000P01^0Mpublic.app-category.lifestyleLifestyle\##
    ooo00000U0X0X1F1\1\1\1\1\1\1\1\00000P01^0\public.app-category.magazines-and-newspapersMagazines & Newspapers\##
    ooo00000U0X0X151<1<1<1<1<1<1<1<00000P01^0Kpublic.app-category.medicalMedical\##
    ooo00000U0X0X13181818181818181800000P01^0Ipublic.app-category.musicMusic\##
    ooo00000V0Y0Y1:1E1E1E1E1E1E1E1E00000P10020Opublic.app-category.music-gamesMusic Games\##
    ooo00000U0X0X181B1B1B1B1B1B1B1B00000P01^0Npublic.app-category.navigationNavigation\##
    ooo00000U0X0X12161616161616161600000P01^0Hpublic.app-category.newsNews\##
    0T000000U0X0X191D1D1D1D1D1D1D1D00000P01^0Opublic.app-category.photographyPhotography\##
    ooo0000141:1:1e222222222222222200000P00000000000000000000000000000030090030Ypublic.app-category.photography-and-videoPhoto & Video\##
    ooo00000U0X0X1:1F1F1F1F1F1F1F1F00000P01^0Ppublic.app-category.productivityProductivity\##
    ooo00000V0Y0Y1;1G1G1G1G1G1G1G1G00000P10020Ppublic.app-category.puzzle-gamesPuzzle Games\##
    ooo00000V0Y0Y1;1G1G1G1G1G1G1G1G00000P10020Ppublic.app-category.racing-gamesRacing Games\##
    ooo00000U0X0X171@1@1@1@1@1@1@1@00000P01^0Mpublic.app-category.referenceReference\##
    ooo00000V0Y0Y1A1S1S1S1S1S1S1S1S00000P10020Vpublic.app-category.role-playing-gamesRole Playing Games\##
    ooo00000U0X0X161>1>1>1>1>1>1>1>00000P01^0Lpublic.app-category.shoppingShopping\##
    ooo00000V0Y0Y1?1O1O1O1O1O1O1O1O00000P10020Tpublic.app-category.simulation-gamesSimulation Games\##
    ooo00000U0X0X1?1P1P1P1P1P1P1P1P00000P01^0Upublic.app-category.social-networkingSocial Networking\##
    ooo00000U0X0X141:1:1:1:1:1:1:1:00000P01^0Jpublic.app-category.sportsSports\##
    ooo00000V0Y0Y1;1G1G1G1G1G1G1G1G00000P10020Ppublic.app-category.sports-gamesSports Games\##
    ooo00000V0Y0Y1=1K1K1K1K1K1K1K1K00000P10020Rpublic.app-category.strategy-gamesStrategy Games\##
    ooo00000U0X0X141:1:1:1:1:1:1:1:00000P01^0Jpublic.app-category.travelTravel\##
    ooo00000V0Y0Y1;1G1G1G1G1G1G1G1G00000P10020Ppublic.app-category.trivia-gamesTrivia Games\##
    ooo00000U0X0X171@1@1@1@1@1@1@1@00000P01^0Mpublic.app-category.utilitiesUtilities\##
    0T100000U0X0X13181818181818181800000P01^0Ipublic.app-category.videoVideo\##
    ooo00000U0X0X151<1<1<1<1<1<1<1<00000P01^0Kpublic.app-category.weatherWeather\##
    ooo00000V0Y0Y191C1C1C1C1C1C1C1C00000P10020Npublic.app-category.word-gamesWord Games\##
    """##
}
