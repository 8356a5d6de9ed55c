import { locale } from './locale.ts'

export const japan = locale({
  country: 'Japan',
  ending: 'co.jp',
  phone: '+81 75 ### ####',
  mobile: '+81 90 #### ####',
  given: `翔太/shota 美咲/misaki 拓海/takumi さくら/sakura 直樹/naoki 由美子/yumiko 蓮/ren 千尋/chihiro 大輔/daisuke 真央/mao 浩二/koji あかり/akari 悠斗/yuto 恵/megumi
    亮/ryo 菜々子/nanako 誠/makoto 琴音/kotone 修/osamu ひなた/hinata`,
  family: `山本/yamamoto 小林/kobayashi 渡辺/watanabe 伊藤/ito 中村/nakamura 加藤/kato 吉田/yoshida 山田/yamada 松本/matsumoto 井上/inoue 木村/kimura 林/hayashi
    清水/shimizu 森/mori 池田/ikeda 橋本/hashimoto 石川/ishikawa 藤田/fujita 岡本/okamoto 長谷川/hasegawa`,
  stems: `あおば/aoba 朝日/asahi 月見/tsukimi こだま/kodama 白鷺/shirasagi みどり/midori 七夕/tanabata 若草/wakakusa 竹の子/takenoko 夕凪/yunagi つばめ/tsubame
    銀河/ginga 花見/hanami 北斗/hokuto`,
  trades: `図書館/toshokan 医院/iin 博物館/hakubutsukan 学院/gakuin 食堂/shokudo 商店/shoten 旅行/ryoko 音楽/ongaku 劇場/gekijo 出版/shuppan 写真館/shashinkan 印刷/insatsu
    サーバー/server 翻訳/honyaku`,
  cities: '京都市/kyoto:60#-#### 金沢市/kanazawa:920-#### 札幌市/sapporo:06#-#### 福岡市/fukuoka:81#-#### 松江市/matsue:690-####',
  streets: '本町 中央通り 桜町 港町 栄町 北二条 若葉台',
  titles: '代表取締役 営業部長 広報担当 総務課長 プロジェクトマネージャー',
  whole: (given, family) => `${family} ${given}`,
  company: (stem, trade) => `${stem}${trade}`,
  address: (street, number) => `${street}${number}番地`,
})

export const taiwan = locale({
  country: 'Taiwan',
  ending: 'com.tw',
  phone: '+886 2 #### ####',
  mobile: '+886 9## ### ###',
  given: `雅婷/ya-ting 志豪/chih-hao 淑芬/shu-fen 冠宇/kuan-yu 怡君/yi-chun 俊傑/chun-chieh 佩珊/pei-shan 建宏/chien-hung 欣怡/hsin-yi 承恩/cheng-en 美玲/mei-ling
    宗翰/tsung-han 詩涵/shih-han 家瑋/chia-wei 郁雯/yu-wen 柏翰/po-han 靜宜/ching-yi 彥廷/yen-ting 曉薇/hsiao-wei 文彬/wen-pin`,
  family: `陳/chen 林/lin 黃/huang 張/chang 李/li 王/wang 吳/wu 劉/liu 蔡/tsai 楊/yang 許/hsu 鄭/cheng 謝/hsieh 郭/kuo 洪/hung 曾/tseng 邱/chiu 廖/liao 賴/lai 周/chou`,
  stems: `青山/chingshan 晨光/chenkuang 海鷗/haiou 竹風/chufeng 明月/mingyueh 小溪/hsiaohsi 綠野/luyeh 雲端/yuntuan 梅花/meihua 星河/hsingho 大樹/tashu 燈塔/tengta
    山海/shanhai 春雨/chunyu 白鶴/paiho 楓葉/fengyeh 南風/nanfeng 石橋/shihchiao 玉山/yushan 茉莉/moli 晴天/chingtien 河岸/hoan 松林/sunglin 曙光/shukuang 半島/pantao
    紅磚/hungchuan 北港/peikang 稻香/taohsiang 蓮池/lienchih 港灣/kangwan`,
  trades: `圖書館/library 診所/clinic 博物館/museum 學院/college 食堂/kitchen 商行/store 旅行社/travel 音樂/music 劇場/theatre 出版社/books 攝影/photo 印刷/print 主機/hosting 翻譯/translation`,
  cities: '臺北市/taipei:10###  臺南市/tainan:70### 高雄市/kaohsiung:80### 花蓮縣/hualien:97### 臺中市/taichung:40###',
  streets: '中正路 民生東路 和平西路 海安路 光復街 自由路 青年路',
  titles: '總經理 專案經理 行銷經理 採購主任 會計',
  whole: (given, family) => `${family}${given}`,
  familyFirms: false,
  company: (stem, trade) => `${stem}${trade}`,
  address: (street, number) => `${street}${number}號`,
})

export const korea = locale({
  country: 'South Korea',
  ending: 'co.kr',
  phone: '+82 2 ### ####',
  mobile: '+82 10 #### ####',
  given: `민준/minjun 서연/seoyeon 지훈/jihoon 하은/haeun 현우/hyunwoo 수빈/subin 도윤/doyun 지민/jimin 예준/yejun 은지/eunji 태양/taeyang 나래/narae 성호/seongho
    다은/daeun 준영/junyoung 아름/areum 상우/sangwoo 보라/bora 진석/jinseok 가람/garam`,
  family: `김/kim 이/lee 박/park 최/choi 정/jung 강/kang 조/cho 윤/yoon 장/jang 임/lim 한/han 오/oh 서/seo 신/shin 권/kwon 황/hwang 안/ahn 송/song 류/ryu 홍/hong`,
  stems: `한빛/hanbit 새벽/saebyeok 푸른/pureun 달빛/dalbit 은하/eunha 가온/gaon 솔숲/solsup 나비/nabi 하늘/haneul 바다/bada 소리/sori 여울/yeoul 온새미/onsaemi 등대/deungdae
    별하/byeolha 미리내/mirinae 들꽃/deulkkot 누리/nuri 아침/achim 단풍/danpung 구름/gureum 물결/mulgyeol 초롱/chorong 해돋이/haedoji 샘터/saemteo 두루미/durumi
    돌담/doldam 꽃길/kkotgil 마루/maru 햇살/haetsal`,
  trades: `도서관/library 의원/clinic 박물관/museum 학원/hagwon 식당/sikdang 상점/store 여행사/travel 음악/music 극장/theatre 출판사/books 사진관/photo 인쇄소/print 호스팅/hosting 번역/translation`,
  cities: '서울/seoul:04### 부산/busan:48### 전주/jeonju:55### 제주/jeju:63### 강릉/gangneung:25###',
  streets: '종로 한강대로 해운대로 은행나무길 중앙로 달맞이길 문화로',
  titles: '대표 마케팅팀장 프로젝트_매니저 구매_담당 홍보_담당',
  whole: (given, family) => `${family}${given}`,
  familyFirms: false,
  company: (stem, trade) => `${stem} ${trade}`,
})
