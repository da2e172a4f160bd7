import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** School buses, workshops and hauliers in Turkish, Korean and Hungarian. */
export const PRODUCTS_28_TURKISH_KOREAN_HUNGARIAN: readonly WholeSite[] = [
	{
		origin: "https://servisdefteri.com.tr",
		pages: {
			"/": [
				"home",
				described(
					"tr",
					"Servis Defteri – öğrenci servisleri için takip programı",
					"Servis Defteri, öğrenci servislerinin güzergâh, yoklama ve ödeme takibini yapar.",
					`<header><a href="/">Servis Defteri</a><nav><a href="/fiyatlar">Fiyatlar</a><a href="/hakkimizda">Hakkımızda</a></nav></header><main><h1>Veli sormadan bilsin</h1><p>Servis Defteri, öğrenci servisleri için bir takip programıdır. Veliler aracın nerede olduğunu telefonlarından görür.</p>
<section><h2>Özellikler</h2><ul><li>Canlı araç takibi</li><li>Sabah ve akşam yoklaması</li><li>Aylık aidat takibi</li><li>Velilere anlık bildirim</li></ul></section>
<section><h2>Nasıl çalışır?</h2><p>Şoför uygulamayı açar ve güzergâhı başlatır. Öğrenci araca binince veliye bildirim gider.</p></section>
<section><h2>Yakında</h2><p>Yüz tanıma ile yoklama</p></section>
<section><h2>Referanslar</h2><p>Yıldız Turizm (1988'den beri), Ege Koleji</p></section></main><footer><p>Defter Yazılım A.Ş., Mansuroğlu Mah. 288. Sok. No: 5, 35535 Bayraklı / İzmir</p><p>bilgi@servisdefteri.com.tr</p></footer>`,
				),
			],
			"/fiyatlar": [
				"pricing",
				page(
					"tr",
					"Fiyatlar – Servis Defteri",
					`<header><a href="/">Servis Defteri</a></header><main><h1>Fiyatlar</h1><div><div><h3>Tek Araç</h3><p>Aylık 350 TL</p></div><div><h3>Filo</h3><p>Araç başına aylık 280 TL</p><p>10 araç ve üzeri</p></div></div><p>Fiyatlara KDV dahil değildir.</p><p>Bir takip cihazı piyasada 2.000 TL civarındadır.</p><p>İlk ay ücretsizdir.</p></main>`,
				),
			],
			"/hakkimizda": [
				"about",
				page(
					"tr",
					"Hakkımızda – Servis Defteri",
					`<header><a href="/">Servis Defteri</a></header><main><h1>Hakkımızda</h1><p>Servis Defteri, 2019 yılında Deniz Aksoy ve Burak Temel tarafından İzmir'de kuruldu.</p><p>Burak'ın babası 1985'te ilk minibüsünü aldı.</p></main>`,
				),
			],
		},
		traps: [
			[
				"cihaz",
				"pricing_summary",
				"Bir takip cihazı piyasada 2.000 TL civarındadır.",
				"Bir takip cihazı piyasada 2.000 TL civarındadır.",
			],
			["yakında", "features", "Yüz tanıma ile yoklama", "Yüz tanıma ile yoklama"],
			["baba", "founded_year", "1985", "Burak'ın babası 1985'te ilk minibüsünü aldı."],
			["referans", "founded_year", "1988", "Yıldız Turizm (1988'den beri), Ege Koleji"],
			["deneme", "pricing_model", "free", "İlk ay ücretsizdir."],
		],
		honest: [
			["slogan", "tagline", "Veli sormadan bilsin", "Veli sormadan bilsin"],
			[
				"ne",
				"short_description",
				"Servis Defteri, öğrenci servislerinin güzergâh, yoklama ve ödeme takibini yapar.",
				"Servis Defteri, öğrenci servislerinin güzergâh, yoklama ve ödeme takibini yapar.",
			],
			[
				"ne",
				"description",
				"Servis Defteri, öğrenci servisleri için bir takip programıdır.",
				"Servis Defteri, öğrenci servisleri için bir takip programıdır.",
			],
			[
				"ne",
				"description",
				"Veliler aracın nerede olduğunu telefonlarından görür.",
				"Veliler aracın nerede olduğunu telefonlarından görür.",
			],
			[
				"adım",
				"description",
				"Şoför uygulamayı açar ve güzergâhı başlatır.",
				"Şoför uygulamayı açar ve güzergâhı başlatır.",
			],
			[
				"adım",
				"description",
				"Öğrenci araca binince veliye bildirim gider.",
				"Öğrenci araca binince veliye bildirim gider.",
			],
			["özellik", "features", "Canlı araç takibi", "Canlı araç takibi"],
			["özellik", "features", "Sabah ve akşam yoklaması", "Sabah ve akşam yoklaması"],
			["özellik", "features", "Aylık aidat takibi", "Aylık aidat takibi"],
			["özellik", "features", "Velilere anlık bildirim", "Velilere anlık bildirim"],
			["model", "pricing_model", "paid", "Aylık 350 TL"],
			["fiyat", "pricing_summary", "Tek Araç: Aylık 350 TL", ["Tek Araç", "Aylık 350 TL"]],
			[
				"kurucu",
				"founders",
				"Deniz Aksoy",
				"Servis Defteri, 2019 yılında Deniz Aksoy ve Burak Temel tarafından İzmir'de kuruldu.",
			],
			[
				"kurucu",
				"founders",
				"Burak Temel",
				"Servis Defteri, 2019 yılında Deniz Aksoy ve Burak Temel tarafından İzmir'de kuruldu.",
			],
			[
				"yıl",
				"founded_year",
				"2019",
				"Servis Defteri, 2019 yılında Deniz Aksoy ve Burak Temel tarafından İzmir'de kuruldu.",
			],
			["ülke", "country", "TR", "Defter Yazılım A.Ş., Mansuroğlu Mah. 288. Sok. No: 5, 35535 Bayraklı / İzmir"],
			["posta", "contact_email", "bilgi@servisdefteri.com.tr", "bilgi@servisdefteri.com.tr"],
			["fiyat", "pricing_summary", "Fiyatlara KDV dahil değildir.", "Fiyatlara KDV dahil değildir."],
			["fiyat", "pricing_summary", "İlk ay ücretsizdir.", "İlk ay ücretsizdir."],
		],
		refused: [
			[
				"fiyat",
				"pricing_summary",
				"Filo: Araç başına aylık 280 TL (10 araç ve üzeri)",
				["Filo", "Araç başına aylık 280 TL", "10 araç ve üzeri"],
			],
			["şehir", "city", "İzmir", "Defter Yazılım A.Ş., Mansuroğlu Mah. 288. Sok. No: 5, 35535 Bayraklı / İzmir"],
			["etiket", "tags", "takip programı", "Servis Defteri, öğrenci servisleri için bir takip programıdır."],
		],
	},
	{
		origin: "https://gongbang.kr",
		pages: {
			"/": [
				"home",
				described(
					"ko",
					"공방노트 | 공예 공방을 위한 예약 관리",
					"공방노트는 공예 공방의 수업 예약과 수강생을 관리하는 서비스입니다.",
					`<header><a href="/">공방노트</a><nav><a href="/pricing">요금</a><a href="/about">회사 소개</a></nav></header><main><h1>수업 준비에만 집중하세요</h1><p>공방노트는 공예 공방의 수업 예약과 수강생을 관리하는 서비스입니다. 수강생은 링크 하나로 예약하고 결제합니다.</p>
<section><h2>주요 기능</h2><ul><li>온라인 수업 예약</li><li>수강권 잔여 횟수 관리</li><li>카카오톡 알림 발송</li><li>작품 굽는 날 안내</li></ul></section>
<section><h2>출시 예정</h2><ul><li>재료 주문 기능</li></ul></section>
<section><h2>사용 후기</h2><p>"전화 응대가 절반으로 줄었어요." 흙과나무 공방 대표 정유진</p></section></main><footer><p>주식회사 손끝 | 대표 한지우 | 서울특별시 마포구 와우산로 94, 3층 | 사업자등록번호 123-81-45678 | help@gongbang.kr</p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"ko",
					"요금 | 공방노트",
					`<header><a href="/">공방노트</a></header><main><h1>요금 안내</h1><div><div><h3>무료</h3><p>0원</p><p>월 예약 20건까지</p></div><div><h3>베이직</h3><p>월 15,000원</p><p>월 예약 200건까지</p></div><div><h3>프로</h3><p>월 33,000원</p><p>예약 무제한</p></div></div><p>모든 요금은 부가세 포함 금액입니다.</p><p>알림톡은 건당 15원입니다.</p><p>전기 가마는 보통 300만 원 정도 합니다.</p></main>`,
				),
			],
			"/about": [
				"about",
				page(
					"ko",
					"회사 소개 | 공방노트",
					`<header><a href="/">공방노트</a></header><main><h1>회사 소개</h1><p>공방노트는 2020년 도예가 한지우와 개발자 오민석이 창업했습니다.</p><p>한지우는 2011년부터 물레를 돌렸습니다.</p></main>`,
				),
			],
		},
		traps: [
			["출시 예정", "features", "재료 주문 기능", "재료 주문 기능"],
			["후기", "founders", "정유진", "흙과나무 공방 대표 정유진"],
			["가마", "pricing_summary", "전기 가마는 보통 300만 원 정도 합니다.", "전기 가마는 보통 300만 원 정도 합니다."],
			["물레", "founded_year", "2011", "한지우는 2011년부터 물레를 돌렸습니다."],
		],
		honest: [
			["슬로건", "tagline", "수업 준비에만 집중하세요", "수업 준비에만 집중하세요"],
			[
				"무엇",
				"short_description",
				"공방노트는 공예 공방의 수업 예약과 수강생을 관리하는 서비스입니다.",
				"공방노트는 공예 공방의 수업 예약과 수강생을 관리하는 서비스입니다.",
			],
			["무엇", "description", "수강생은 링크 하나로 예약하고 결제합니다.", "수강생은 링크 하나로 예약하고 결제합니다."],
			["기능", "features", "온라인 수업 예약", "온라인 수업 예약"],
			["기능", "features", "수강권 잔여 횟수 관리", "수강권 잔여 횟수 관리"],
			["기능", "features", "카카오톡 알림 발송", "카카오톡 알림 발송"],
			["기능", "features", "작품 굽는 날 안내", "작품 굽는 날 안내"],
			["모델", "pricing_model", "freemium", ["0원", "월 15,000원"]],
			["요금", "pricing_summary", "무료: 0원", ["무료", "0원"]],
			["요금", "pricing_summary", "베이직: 월 15,000원", ["베이직", "월 15,000원"]],
			["요금", "pricing_summary", "알림톡은 건당 15원입니다.", "알림톡은 건당 15원입니다."],
			["국가", "country", "KR", "서울특별시 마포구 와우산로 94, 3층"],
			["메일", "contact_email", "help@gongbang.kr", "help@gongbang.kr"],
			["요금", "pricing_summary", "모든 요금은 부가세 포함 금액입니다.", "모든 요금은 부가세 포함 금액입니다."],
			["요금", "pricing_summary", "프로: 월 33,000원 (예약 무제한)", ["프로", "월 33,000원", "예약 무제한"]],
			["창업자", "founders", "한지우", "공방노트는 2020년 도예가 한지우와 개발자 오민석이 창업했습니다."],
			["창업자", "founders", "오민석", "공방노트는 2020년 도예가 한지우와 개발자 오민석이 창업했습니다."],
			["연도", "founded_year", "2020", "공방노트는 2020년 도예가 한지우와 개발자 오민석이 창업했습니다."],
		],
	},
	{
		origin: "https://fuvarlap.hu",
		pages: {
			"/": [
				"home",
				described(
					"hu",
					"Fuvarlap.hu – menetlevél és fuvarszervezés kisvállalkozásoknak",
					"A Fuvarlap online menetlevél- és fuvarkezelő kis fuvarozó cégeknek.",
					`<header><a href="/">Fuvarlap</a><nav><a href="/arak">Árak</a><a href="/rolunk">Rólunk</a></nav></header><main><h1>Vége a papírfecniknek</h1><p>A Fuvarlap online menetlevél- és fuvarkezelő kis fuvarozó cégeknek. A sofőr a telefonján tölti ki a menetlevelet, az iroda azonnal látja.</p>
<section><h2>Mit tud a Fuvarlap?</h2><ul><li>Digitális menetlevél aláírással</li><li>Fuvarnaptár húzással</li><li>Üzemanyag-elszámolás</li><li>Számlázás a Számlázz.hu-val</li></ul></section>
<section><h2>Hamarosan</h2><ul><li>Útdíjkalkulátor</li></ul></section>
<section><h2>Ügyfeleink</h2><p>Kovács Trans Kft. (alapítva 1996), Tisza Cargo</p></section></main><footer><p>Fuvarlap Kft., 6720 Szeged, Kárász utca 12. · Adószám: 26123456-2-06 · hello@fuvarlap.hu</p></footer>`,
				),
			],
			"/arak": [
				"pricing",
				page(
					"hu",
					"Árak – Fuvarlap",
					`<header><a href="/">Fuvarlap</a></header><main><h1>Árak</h1><div><div><h3>Egyéni</h3><p>2 990 Ft / hó</p><p>1 jármű</p></div><div><h3>Flotta</h3><p>9 990 Ft / hó</p><p>legfeljebb 10 jármű</p></div></div><p>Az árak az áfát nem tartalmazzák.</p><p>Egy tachográf-leolvasó 40 000 Ft körül kapható.</p></main>`,
				),
			],
			"/rolunk": [
				"about",
				page(
					"hu",
					"Rólunk – Fuvarlap",
					`<header><a href="/">Fuvarlap</a></header><main><h1>Rólunk</h1><p>A Fuvarlapot 2021-ben alapította Szabó Réka és Tóth Gergő Szegeden.</p><p>Gergő nagyapja 1968 óta vezetett teherautót.</p></main>`,
				),
			],
		},
		traps: [
			[
				"eszköz",
				"pricing_summary",
				"Egy tachográf-leolvasó 40 000 Ft körül kapható.",
				"Egy tachográf-leolvasó 40 000 Ft körül kapható.",
			],
			["hamarosan", "features", "Útdíjkalkulátor", "Útdíjkalkulátor"],
			["ügyfél", "founded_year", "1996", "Kovács Trans Kft. (alapítva 1996), Tisza Cargo"],
			["nagyapa", "founded_year", "1968", "Gergő nagyapja 1968 óta vezetett teherautót."],
		],
		honest: [
			["szlogen", "tagline", "Vége a papírfecniknek", "Vége a papírfecniknek"],
			[
				"mi",
				"short_description",
				"A Fuvarlap online menetlevél- és fuvarkezelő kis fuvarozó cégeknek.",
				"A Fuvarlap online menetlevél- és fuvarkezelő kis fuvarozó cégeknek.",
			],
			[
				"mit",
				"description",
				"A sofőr a telefonján tölti ki a menetlevelet, az iroda azonnal látja.",
				"A sofőr a telefonján tölti ki a menetlevelet, az iroda azonnal látja.",
			],
			["modell", "pricing_model", "paid", "2 990 Ft / hó"],
			["ár", "pricing_summary", "Egyéni: 2 990 Ft / hó", ["Egyéni", "2 990 Ft / hó"]],
			["ország", "country", "HU", "Fuvarlap Kft., 6720 Szeged, Kárász utca 12."],
			["város", "city", "Szeged", "Fuvarlap Kft., 6720 Szeged, Kárász utca 12."],
			["posta", "contact_email", "hello@fuvarlap.hu", "hello@fuvarlap.hu"],
			["ár", "pricing_summary", "Az árak az áfát nem tartalmazzák.", "Az árak az áfát nem tartalmazzák."],
			["pont", "features", "Digitális menetlevél aláírással", "Digitális menetlevél aláírással"],
			["pont", "features", "Fuvarnaptár húzással", "Fuvarnaptár húzással"],
			["pont", "features", "Üzemanyag-elszámolás", "Üzemanyag-elszámolás"],
			["pont", "features", "Számlázás a Számlázz.hu-val", "Számlázás a Számlázz.hu-val"],
			["alapító", "founders", "Szabó Réka", "A Fuvarlapot 2021-ben alapította Szabó Réka és Tóth Gergő Szegeden."],
			["alapító", "founders", "Tóth Gergő", "A Fuvarlapot 2021-ben alapította Szabó Réka és Tóth Gergő Szegeden."],
			["év", "founded_year", "2021", "A Fuvarlapot 2021-ben alapította Szabó Réka és Tóth Gergő Szegeden."],
			[
				"ár",
				"pricing_summary",
				"Flotta: 9 990 Ft / hó (legfeljebb 10 jármű)",
				["Flotta", "9 990 Ft / hó", "legfeljebb 10 jármű"],
			],
		],
	},
];
