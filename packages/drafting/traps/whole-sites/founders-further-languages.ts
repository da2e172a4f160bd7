import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The same in Dutch, Korean, Ukrainian and Swedish. */
export const FOUNDERS_FURTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://dijkwacht.nl",
		pages: {
			"/": [
				"home",
				described(
					"nl",
					"Dijkwacht – roosters voor vrijwillige dijkwachten",
					"Dijkwacht maakt roosters voor vrijwillige dijkwachten.",
					`<nav><a href="/">Dijkwacht</a><a href="/over-ons">Over ons</a></nav><main><h1>Het rooster klaar voor het water komt</h1><p>Dijkwacht maakt roosters voor vrijwillige dijkwachten.</p><p>Wij bellen nooit iemand uit bed.</p><p>Wij slaan geen locaties op.</p></main><footer><p>Dijkwacht B.V. | Nieuwe Markt 7, 8011 PC Zwolle | KvK 70123456</p><p>Vragen? Mail naar rooster@dijkwacht.nl</p></footer>`,
				),
			],
			"/over-ons": [
				"about",
				page(
					"nl",
					"Over ons",
					`<main><h1>Over ons</h1><p>Dijkwacht begon in 2017 met een prikbord in het wachthuis van Sanne Terpstra.</p><p>Samen met Youssef Amrani bouwde ze het prikbord om tot een app.</p><p>Oprichters Sanne Terpstra en Youssef Amrani lopen zelf nog wacht.</p><p>We werken met z'n vijven vanuit Zwolle.</p><p>Het waterschap, opgericht in 1880, was onze eerste klant.</p><p>Onze huisdrukker Willem Kok begon in 1990 zijn eigen zaak in Kampen.</p></main>`,
				),
			],
		},
		traps: [
			["waterschap", "founded_year", "1880", "Het waterschap, opgericht in 1880, was onze eerste klant."],
			["drukker", "founders", "Willem Kok", "Onze huisdrukker Willem Kok begon in 1990 zijn eigen zaak in Kampen."],
			["drukker", "city", "Kampen", "Onze huisdrukker Willem Kok begon in 1990 zijn eigen zaak in Kampen."],
			["locaties", "description", "Dijkwacht slaat locaties op.", "Wij slaan geen locaties op."],
		],
		honest: [
			[
				"begon",
				"founded_year",
				"2017",
				"Dijkwacht begon in 2017 met een prikbord in het wachthuis van Sanne Terpstra.",
			],
			["oprichters", "founders", "Sanne Terpstra", "Oprichters Sanne Terpstra en Youssef Amrani lopen zelf nog wacht."],
			["oprichters", "founders", "Youssef Amrani", "Oprichters Sanne Terpstra en Youssef Amrani lopen zelf nog wacht."],
			["voet", "city", "Zwolle", "Dijkwacht B.V. | Nieuwe Markt 7, 8011 PC Zwolle | KvK 70123456"],
			["voet", "country", "NL", "Dijkwacht B.V. | Nieuwe Markt 7, 8011 PC Zwolle | KvK 70123456"],
			["vanuit", "city", "Zwolle", "We werken met z'n vijven vanuit Zwolle."],
			["mail", "contact_email", "rooster@dijkwacht.nl", "Vragen? Mail naar rooster@dijkwacht.nl"],
			["geen", "description", "Dijkwacht slaat geen locaties op.", "Wij slaan geen locaties op."],
		],
		refused: [
			["vijf", "description", "Dijkwacht is een team van vijf in Zwolle.", "We werken met z'n vijven vanuit Zwolle."],
			["nooit", "description", "Dijkwacht belt nooit iemand uit bed.", "Wij bellen nooit iemand uit bed."],
		],
	},
	{
		origin: "https://mongdol.kr",
		pages: {
			"/": [
				"home",
				described(
					"ko",
					"몽돌 - 동네 수리점 예약 장부",
					"몽돌은 동네 수리점의 예약 장부입니다.",
					`<nav><a href="/">몽돌</a><a href="/about">회사 소개</a></nav><main><h1>수리 예약을 한 장부에</h1><p>몽돌은 동네 수리점의 예약 장부입니다.</p><p>수리가 끝나면 손님에게 문자를 보냅니다.</p><p>저희는 부품을 팔지 않습니다.</p></main><footer><p>주식회사 몽돌 | 대표 서지안 | 부산광역시 수영구 광안로 12</p><p>문의: help@mongdol.kr</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"ko",
					"회사 소개",
					`<main><h1>회사 소개</h1><p>몽돌은 2020년 서지안과 남궁현이 부산에서 창업했습니다.</p><p>창업자 서지안은 아버지의 시계 수리점에서 자랐습니다.</p><p>공동 창업자 남궁현은 개발을 맡고 있습니다.</p><p>본사는 부산에 있습니다.</p><p>지금은 여섯 명이 함께 일합니다.</p><p>아버지 서동수는 1987년에 수리점을 열었습니다.</p><p>협력사 부품나라는 2005년 대구에서 설립되었습니다.</p></main>`,
				),
			],
		},
		traps: [
			["아버지", "founders", "서동수", "아버지 서동수는 1987년에 수리점을 열었습니다."],
			["아버지", "founded_year", "1987", "아버지 서동수는 1987년에 수리점을 열었습니다."],
			["협력사", "founded_year", "2005", "협력사 부품나라는 2005년 대구에서 설립되었습니다."],
			["협력사", "city", "대구", "협력사 부품나라는 2005년 대구에서 설립되었습니다."],
		],
		honest: [
			["창업", "founders", "서지안", "몽돌은 2020년 서지안과 남궁현이 부산에서 창업했습니다."],
			["창업", "founders", "남궁현", "몽돌은 2020년 서지안과 남궁현이 부산에서 창업했습니다."],
			["창업", "founded_year", "2020", "몽돌은 2020년 서지안과 남궁현이 부산에서 창업했습니다."],
			["창업자", "founders", "서지안", "창업자 서지안은 아버지의 시계 수리점에서 자랐습니다."],
			["공동", "founders", "남궁현", "공동 창업자 남궁현은 개발을 맡고 있습니다."],
			["본사", "city", "부산", "본사는 부산에 있습니다."],
			["바닥", "country", "KR", "주식회사 몽돌 | 대표 서지안 | 부산광역시 수영구 광안로 12"],
			["메일", "contact_email", "help@mongdol.kr", "문의: help@mongdol.kr"],
			[
				"문자",
				"description",
				"몽돌은 수리가 끝나면 손님에게 문자를 보냅니다.",
				"수리가 끝나면 손님에게 문자를 보냅니다.",
			],
			["부품", "description", "몽돌은 부품을 팔지 않습니다.", "저희는 부품을 팔지 않습니다."],
		],
	},
	{
		origin: "https://dzherelo.com.ua",
		pages: {
			"/": [
				"home",
				described(
					"uk",
					"Джерело — журнал показників для ОСББ",
					"Джерело збирає показники лічильників для ОСББ.",
					`<nav><a href="/">Джерело</a><a href="/pro-nas">Про нас</a></nav><main><h1>Показники лічильників в одному журналі</h1><p>Джерело збирає показники лічильників для ОСББ.</p><p>Ми нагадуємо мешканцям про показники щомісяця.</p><p>Ми не продаємо ваші дані.</p></main><footer><p>ТОВ «Джерело», вул. Городоцька, 15, Львів, 79016, Україна</p><p>Пишіть нам: pyshy@dzherelo.com.ua</p></footer>`,
				),
			],
			"/pro-nas": [
				"about",
				page(
					"uk",
					"Про нас",
					`<main><h1>Про нас</h1><p>Джерело було створено Оленою Ткачук та Андрієм Мельником у 2018 році.</p><p>Компанію заснувала Олена Ткачук разом з Андрієм Мельником.</p><p>Засновниця Олена Ткачук сама очолює ОСББ у Львові.</p><p>Наш офіс розташований у Львові.</p><p>У команді дванадцять людей.</p><p>Наш партнер, фірма «Водомір», заснована Петром Гаєм у 1996 році.</p><p>У 2022 році ми відкрили представництво в Одесі.</p></main>`,
				),
			],
		},
		traps: [
			["партнер", "founders", "Петро Гай", "Наш партнер, фірма «Водомір», заснована Петром Гаєм у 1996 році."],
			["партнер", "founded_year", "1996", "Наш партнер, фірма «Водомір», заснована Петром Гаєм у 1996 році."],
			["Одеса", "city", "Одеса", "У 2022 році ми відкрили представництво в Одесі."],
			["Одеса", "founded_year", "2022", "У 2022 році ми відкрили представництво в Одесі."],
		],
		honest: [
			["створено", "founders", "Олена Ткачук", "Джерело було створено Оленою Ткачук та Андрієм Мельником у 2018 році."],
			[
				"створено",
				"founders",
				"Андрій Мельник",
				"Джерело було створено Оленою Ткачук та Андрієм Мельником у 2018 році.",
			],
			["створено", "founded_year", "2018", "Джерело було створено Оленою Ткачук та Андрієм Мельником у 2018 році."],
			["заснувала", "founders", "Олена Ткачук", "Компанію заснувала Олена Ткачук разом з Андрієм Мельником."],
			["засновниця", "founders", "Олена Ткачук", "Засновниця Олена Ткачук сама очолює ОСББ у Львові."],
			["офіс", "city", "Львів", "Наш офіс розташований у Львові."],
			["адреса", "city", "Львів", "ТОВ «Джерело», вул. Городоцька, 15, Львів, 79016, Україна"],
			["адреса", "country", "UA", "ТОВ «Джерело», вул. Городоцька, 15, Львів, 79016, Україна"],
			["пошта", "contact_email", "pyshy@dzherelo.com.ua", "Пишіть нам: pyshy@dzherelo.com.ua"],
			[
				"нагадує",
				"description",
				"Джерело нагадує мешканцям про показники щомісяця.",
				"Ми нагадуємо мешканцям про показники щомісяця.",
			],
			["не продає", "description", "Джерело не продає ваші дані.", "Ми не продаємо ваші дані."],
		],
	},
	{
		origin: "https://stallboken.se",
		pages: {
			"/": [
				"home",
				described(
					"sv",
					"Stallboken – schema för ridskolor",
					"Stallboken håller ordning på ridskolans hästar och lektioner.",
					`<nav><a href="/">Stallboken</a><a href="/om">Om oss</a></nav><main><h1>Rätt häst till rätt lektion</h1><p>Stallboken håller ordning på ridskolans hästar och lektioner.</p><p>Vi skickar schemat varje söndag.</p><p>Vi visar inga annonser.</p></main><footer><p>Stallboken AB, Storgatan 3, 553 16 Jönköping</p><p>Mejla oss på hej@stallboken.se</p></footer>`,
				),
			],
			"/om": [
				"about",
				page(
					"sv",
					"Om oss",
					`<main><h1>Om oss</h1><p>Stallboken startades av ridläraren Elin Håkansson 2016.</p><p>Hon fick snart sällskap av Amir Rahimi, som är medgrundare och utvecklare.</p><p>Bolaget har sitt säte i Jönköping.</p><p>I dag är vi fyra personer.</p><p>Ridskolan i Huskvarna, grundad 1974 av Greta Palm, var först ut.</p><p>Elin började rida 1998.</p></main>`,
				),
			],
		},
		traps: [
			["ridskola", "founders", "Greta Palm", "Ridskolan i Huskvarna, grundad 1974 av Greta Palm, var först ut."],
			["ridskola", "founded_year", "1974", "Ridskolan i Huskvarna, grundad 1974 av Greta Palm, var först ut."],
			["ridning", "founded_year", "1998", "Elin började rida 1998."],
			["annonser", "description", "Stallboken visar annonser.", "Vi visar inga annonser."],
		],
		honest: [
			["startades", "founders", "Elin Håkansson", "Stallboken startades av ridläraren Elin Håkansson 2016."],
			["startades", "founded_year", "2016", "Stallboken startades av ridläraren Elin Håkansson 2016."],
			["säte", "city", "Jönköping", "Bolaget har sitt säte i Jönköping."],
			["fot", "city", "Jönköping", "Stallboken AB, Storgatan 3, 553 16 Jönköping"],
			["fot", "country", "SE", "Stallboken AB, Storgatan 3, 553 16 Jönköping"],
			["mejl", "contact_email", "hej@stallboken.se", "Mejla oss på hej@stallboken.se"],
			["skickar", "description", "Stallboken skickar schemat varje söndag.", "Vi skickar schemat varje söndag."],
			["inga", "description", "Stallboken visar inga annonser.", "Vi visar inga annonser."],
		],
		refused: [
			[
				"medgrundare",
				"founders",
				"Amir Rahimi",
				"Hon fick snart sällskap av Amir Rahimi, som är medgrundare och utvecklare.",
			],
			["fyra", "description", "Stallboken är fyra personer.", "I dag är vi fyra personer."],
		],
	},
];
