import { locale } from './locale.ts'

export const india = locale({
  country: 'India',
  ending: 'co.in',
  phone: '+91 22 #### ####',
  mobile: '+91 98### #####',
  given: `आरती/aarti विक्रम/vikram मीनाक्षी/meenakshi राहुल/rahul कविता/kavita सिद्धार्थ/siddharth इंदु/indu हर्ष/harsh पल्लवी/pallavi अर्जुन/arjun गौरी/gauri
    मोहन/mohan श्रेया/shreya यशवंत/yashwant रेणुका/renuka निखिल/nikhil ज्योति/jyoti देवेंद्र/devendra ऋतु/ritu कुणाल/kunal`,
  family: `कुलकर्णी/kulkarni शर्मा/sharma जोशी/joshi पाटील/patil गुप्ता/gupta त्रिवेदी/trivedi चौहान/chauhan मिश्रा/mishra भट्ट/bhatt वर्मा/verma सक्सेना/saxena
    ठाकुर/thakur नायक/nayak दीक्षित/dixit राठौड़/rathore गोखले/gokhale पांडे/pandey अग्रवाल/agarwal सिन्हा/sinha बर्वे/barve`,
  stems: `सूर्योदय/suryoday नीलकमल/neelkamal चंदन/chandan मयूर/mayur सागर/sagar पीपल/peepal केसर/kesar दीपस्तंभ/deepstambh गंगोत्री/gangotri बादल/badal तुलसी/tulsi
    हिमालय/himalay पारिजात/parijat नवरंग/navrang`,
  trades: `पुस्तकालय/pustakalay चिकित्सालय/chikitsalay संग्रहालय/sangrahalay विद्यालय/vidyalay भोजनालय/bhojanalay भंडार/bhandar यात्रा/yatra संगीत/sangeet
    रंगमंच/rangmanch प्रकाशन/prakashan छायाचित्र/chhayachitra मुद्रणालय/mudranalay सर्वर/server अनुवाद/anuvad`,
  cities:
    'मुंबई/mumbai:4000##:Maharashtra पुणे/pune:4110##:Maharashtra जयपुर/jaipur:3020##:Rajasthan वाराणसी/varanasi:2210##:Uttar_Pradesh दिल्ली/delhi:1100##:Delhi',
  streets: 'महात्मा_गांधी_मार्ग लक्ष्मी_रोड स्टेशन_रोड शिवाजी_नगर मंदिर_मार्ग नेहरू_चौक तुलसी_गली',
  titles: 'निदेशक परियोजना_प्रबंधक विपणन_प्रबंधक क्रय_प्रबंधक लेखाकार',
  address: (street, number) => `${number}, ${street}`,
})

export const thailand = locale({
  country: 'Thailand',
  ending: 'co.th',
  phone: '+66 2 ### ####',
  mobile: '+66 8# ### ####',
  given: `สุดา/suda อนันต์/anan มาลี/malee กิตติ/kitti พิมพ์ใจ/pimjai ธนา/thana รัตนา/rattana วิชัย/wichai อรุณี/arunee ชาติ/chart จันทร์เพ็ญ/chanphen ประเสริฐ/prasert
    นภา/napa สมบัติ/sombat ดวงใจ/duangjai ณัฐ/nat ปราณี/pranee ไพโรจน์/pairoj ลัดดา/ladda เอก/ek`,
  family: `แก้วมณี/kaewmanee ทองดี/thongdee ศรีสุข/srisuk บุญมา/bunma วงศ์ไทย/wongthai รุ่งเรือง/rungrueang จันทร์หอม/chanhom พลอยงาม/ploy-ngam ใจซื่อ/jaisue
    สายทอง/saithong แสงดาว/saengdao ชัยชนะ/chaichana นาคสุข/naksuk เพชรดี/phetdee มั่นคง/mankhong สวัสดี/sawatdee ภูผา/phupha คำแก้ว/khamkaew ดอนไชย/donchai ยิ้มแย้ม/yimyaem`,
  stems: `รุ่งอรุณ/rung-arun ดอกบัว/dokbua สายน้ำ/sainam จันทรา/chantra ต้นไทร/tonsai ประภาคาร/praphakhan นกยูง/nokyung มะลิ/mali ฟ้าใส/fahsai ทะเลทอง/thalethong
    ภูเขา/phukhao ข้าวหอม/khaohom ไม้สัก/maisak ดาวเหนือ/daonuea ชบา/chaba ลมหนาว/lomnao สะพาน/saphan เรือใบ/rueabai ป่าสน/pason แสงเทียน/saengthian
    ลำธาร/lamthan ใบเตย/baitoei หาดทราย/hatsai ผีเสื้อ/phisuea กล้วยไม้/kluaimai เมฆา/mekha รวงข้าว/ruangkhao น้ำผึ้ง/namphueng ริมคลอง/rimkhlong ขุนเขา/khunkhao`,
  trades: `ห้องสมุด/hongsamut คลินิก/clinic พิพิธภัณฑ์/museum โรงเรียน/school ร้านอาหาร/kitchen ร้านค้า/shop ทัวร์/tour ดนตรี/dontri โรงละคร/lakhon สำนักพิมพ์/samnakphim
    ภาพถ่าย/phapthai โรงพิมพ์/rongphim โฮสติ้ง/hosting แปลภาษา/plae`,
  cities: 'กรุงเทพฯ/bangkok:10### เชียงใหม่/chiangmai:50### ภูเก็ต/phuket:83### ขอนแก่น/khonkaen:40### อยุธยา/ayutthaya:13###',
  streets: 'ถนนสุขุมวิท ถนนเจริญกรุง ถนนนิมมาน ซอยร่วมใจ ถนนท่าแพ ถนนพระสุเมรุ ซอยต้นสน',
  titles: 'ผู้อำนวยการ ผู้จัดการโครงการ ฝ่ายจัดซื้อ ฝ่ายสื่อสาร ฝ่ายบัญชี',
  familyFirms: false,
  company: (stem, trade) => `${trade}${stem}`,
  address: (street, number) => `${number} ${street}`,
})
