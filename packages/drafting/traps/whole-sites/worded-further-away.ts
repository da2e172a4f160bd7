import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small firms in Polish, Russian, Japanese and Turkish, with claims that turn what they say, and honest ones in a model's own words. */
export const WORDED_FURTHER_AWAY: readonly WholeSite[] = [
	{
		origin: "https://zeszyt.pl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Zeszyt – dziennik dla korepetytorów</title></head><body><header><a href="/">Zeszyt</a></header><main><h1>Dziennik dla korepetytorów</h1><p>Zeszyt to aplikacja, w której korepetytorzy planują lekcje i rozliczają uczniów.</p><h2>Co potrafi Zeszyt</h2><ul><li>Kalendarz lekcji</li><li>Przypomnienia SMS dla rodziców</li></ul><h2>Czego nie potrafi</h2><ul><li>Wideorozmowy</li></ul><p>Zeszyt nie pobiera prowizji od lekcji.</p><p>Wkrótce dodamy faktury.</p><p>Niektórzy rodzice płacą z góry.</p><p>Ponoć najlepsi korepetytorzy mieszkają w Toruniu.</p></main><footer><p>Zeszyt sp. z o.o., ul. Długa 15, 31-147 Kraków</p><p>NIP 6762512345</p><p>Sąd Rejonowy dla m.st. Warszawy</p><p>czesc@zeszyt.pl</p></footer></body></html>`,
			],
			"/cennik": [
				"pricing",
				`<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Cennik | Zeszyt</title></head><body><main><h1>Cennik</h1><p>Do 5 uczniów: 0 zł</p><p>Bez limitu: 29 zł miesięcznie</p><p>Godzina lekcji kosztuje średnio 80 zł.</p></main></body></html>`,
			],
			"/o-nas": [
				"about",
				`<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>O nas | Zeszyt</title></head><body><main><h1>O nas</h1><p>Zeszyt założyła w 2020 roku Kinga Wrona.</p><p>Jej mama od 1998 roku prowadzi szkołę językową Lingua.</p></main></body></html>`,
			],
		},
		traps: [
			["czego nie ma", "features", "Wideorozmowy", "Wideorozmowy"],
			["przeczenie", "description", "Zeszyt pobiera prowizję od lekcji.", "Zeszyt nie pobiera prowizji od lekcji."],
			["plan", "features", "Faktury", "Wkrótce dodamy faktury."],
			["cudza cena", "pricing_summary", "80 zł", "Godzina lekcji kosztuje średnio 80 zł."],
			["szkoła mamy", "founded_year", "1998", "Jej mama od 1998 roku prowadzi szkołę językową Lingua."],
			["sąd", "city", "Warszawa", "Sąd Rejonowy dla m.st. Warszawy"],
			["ilość", "description", "Rodzice płacą z góry.", "Niektórzy rodzice płacą z góry."],
		],
		honest: [
			["założycielka", "founders", "Kinga Wrona", "Zeszyt założyła w 2020 roku Kinga Wrona."],
			["rok", "founded_year", "2020", "Zeszyt założyła w 2020 roku Kinga Wrona."],
			["miasto", "city", "Kraków", "Zeszyt sp. z o.o., ul. Długa 15, 31-147 Kraków"],
			["kraj", "country", "PL", "Zeszyt sp. z o.o., ul. Długa 15, 31-147 Kraków"],
			[
				"zdanie",
				"description",
				"Zeszyt to aplikacja, w której korepetytorzy planują lekcje i rozliczają uczniów.",
				"Zeszyt to aplikacja, w której korepetytorzy planują lekcje i rozliczają uczniów.",
			],
			["funkcja", "features", "Kalendarz lekcji", "Kalendarz lekcji"],
		],
	},
	{
		origin: "https://vetkarta.ru",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Веткарта — карты питомцев для клиник</title></head><body><header><a href="/">Веткарта</a></header><main><h1>Карты питомцев для ветклиник</h1><p>Веткарта хранит истории болезни животных и напоминает владельцам о прививках.</p><h2>Возможности</h2><ul><li>Электронная карта питомца</li><li>Напоминания о прививках</li></ul><h2>В планах</h2><ul><li>Онлайн-оплата приёма</li></ul><p>Веткарта не ставит диагнозы.</p><p>Только врачи видят анализы.</p><p>Большинство клиник переходят на Веткарту за день.</p><p>Клиника «Айболит» работает с 1989 года.</p></main><footer><p>ООО «Веткарта», 630099, г. Новосибирск, Красный проспект, 25</p><p>ИНН 5406123456</p><p>Хостинг: Selectel, г. Санкт-Петербург, ул. Цветочная, 21</p><p>privet@vetkarta.ru</p></footer></body></html>`,
			],
			"/o-nas": [
				"about",
				`<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>О нас | Веткарта</title></head><body><main><h1>О нас</h1><p>Веткарту основал в 2018 году ветеринар Олег Самойлов.</p><p>До этого Олег работал в клинике Игоря Панина.</p></main></body></html>`,
			],
			"/ceny": [
				"pricing",
				`<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Цены | Веткарта</title></head><body><main><h1>Цены</h1><p>1 500 ₽ в месяц за одного врача</p><p>Приём у ветеринара стоит в среднем 2 000 ₽.</p></main></body></html>`,
			],
		},
		traps: [
			["план", "features", "Онлайн-оплата приёма", "Онлайн-оплата приёма"],
			["отрицание", "description", "Веткарта ставит диагнозы.", "Веткарта не ставит диагнозы."],
			["только", "description", "Врачи видят анализы.", "Только врачи видят анализы."],
			[
				"большинство",
				"description",
				"Клиники переходят на Веткарту за день.",
				"Большинство клиник переходят на Веткарту за день.",
			],
			["клиент", "founded_year", "1989", "Клиника «Айболит» работает с 1989 года."],
			["хостинг", "city", "Санкт-Петербург", "Хостинг: Selectel, г. Санкт-Петербург, ул. Цветочная, 21"],
			["чужая цена", "pricing_summary", "2 000 ₽", "Приём у ветеринара стоит в среднем 2 000 ₽."],
			["единица", "pricing_summary", "1 500 ₽ в месяц", "1 500 ₽ в месяц за одного врача"],
			["начальник", "founders", "Игорь Панин", "До этого Олег работал в клинике Игоря Панина."],
		],
		honest: [
			["основатель", "founders", "Олег Самойлов", "Веткарту основал в 2018 году ветеринар Олег Самойлов."],
			["год", "founded_year", "2018", "Веткарту основал в 2018 году ветеринар Олег Самойлов."],
			["город", "city", "Новосибирск", "ООО «Веткарта», 630099, г. Новосибирск, Красный проспект, 25"],
			[
				"часть",
				"description",
				"Веткарта хранит истории болезни животных.",
				"Веткарта хранит истории болезни животных и напоминает владельцам о прививках.",
			],
			["цена", "pricing_summary", "1 500 ₽ в месяц за одного врача", "1 500 ₽ в месяц за одного врача"],
			["возможность", "features", "Напоминания о прививках", "Напоминания о прививках"],
		],
	},
	{
		origin: "https://yoyakucho.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>予約帳 | 美容室のための予約管理</title></head><body><header><a href="/">予約帳</a></header><main><h1>美容室のための予約管理</h1><p>予約帳は、電話とLINEの予約をひとつの画面にまとめるサービスです。</p><h2>機能</h2><ul><li>LINEでの自動返信</li><li>顧客カルテ</li></ul><h2>今後の予定</h2><ul><li>在庫管理</li></ul><p>予約帳はクレジットカード情報を保存しません。</p><p>月額2,980円(1店舗)からご利用いただけます。</p><p>株式会社サクラ美容は1978年創業、全国に40店舗あります。</p></main><footer><p>運営会社:予約帳株式会社</p><p>〒812-0011 福岡県福岡市博多区博多駅前2-1-1</p><p>設立:2016年4月</p><p>info@yoyakucho.jp</p></footer></body></html>`,
			],
		},
		traps: [
			["予定", "features", "在庫管理", "在庫管理"],
			[
				"否定",
				"description",
				"予約帳はクレジットカード情報を保存します。",
				"予約帳はクレジットカード情報を保存しません。",
			],
			["客の創業", "founded_year", "1978", "株式会社サクラ美容は1978年創業、全国に40店舗あります。"],
			["単位", "pricing_summary", "月額2,980円", "月額2,980円(1店舗)からご利用いただけます。"],
			[
				"客の店舗",
				"description",
				"予約帳は全国に40店舗あります。",
				"株式会社サクラ美容は1978年創業、全国に40店舗あります。",
			],
		],
		honest: [
			["設立", "founded_year", "2016", "設立:2016年4月"],
			["国", "country", "JP", "〒812-0011 福岡県福岡市博多区博多駅前2-1-1"],
			[
				"文",
				"description",
				"予約帳は、電話とLINEの予約をひとつの画面にまとめるサービスです。",
				"予約帳は、電話とLINEの予約をひとつの画面にまとめるサービスです。",
			],
			["機能", "features", "顧客カルテ", "顧客カルテ"],
		],
	},
	{
		origin: "https://defterim.com.tr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Defterim | Esnaf için veresiye defteri</title></head><body><header><a href="/">Defterim</a></header><main><h1>Esnaf için veresiye defteri</h1><p>Defterim, esnafın veresiye hesaplarını telefonda tutar ve borçluya hatırlatma gönderir.</p><h2>Özellikler</h2><ul><li>Borç hatırlatma mesajı</li><li>Aylık özet</li></ul><h2>Yakında</h2><ul><li>Yazar kasa bağlantısı</li></ul><p>Defterim verilerinizi kimseye satmaz.</p><p>Sadece Android telefonlarda çalışır.</p><p>Kapalıçarşı 1461 yılında kuruldu.</p></main><footer><p>Defterim Yazılım A.Ş., Atatürk Caddesi No: 12, 35220 Konak/İzmir, Türkiye</p><p>merhaba@defterim.com.tr</p></footer></body></html>`,
			],
			"/hakkimizda": [
				"about",
				`<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Hakkımızda | Defterim</title></head><body><main><h1>Hakkımızda</h1><p>Defterim, 2021 yılında İzmir'de Deniz Acar tarafından kuruldu.</p></main></body></html>`,
			],
		},
		traps: [
			["yakında", "features", "Yazar kasa bağlantısı", "Yazar kasa bağlantısı"],
			["olumsuz", "description", "Defterim verilerinizi satar.", "Defterim verilerinizi kimseye satmaz."],
			["sadece", "description", "Defterim telefonlarda çalışır.", "Sadece Android telefonlarda çalışır."],
			["çarşı", "founded_year", "1461", "Kapalıçarşı 1461 yılında kuruldu."],
		],
		honest: [
			["yıl", "founded_year", "2021", "Defterim, 2021 yılında İzmir'de Deniz Acar tarafından kuruldu."],
			["kurucu", "founders", "Deniz Acar", "Defterim, 2021 yılında İzmir'de Deniz Acar tarafından kuruldu."],
			["ülke", "country", "TR", "Defterim Yazılım A.Ş., Atatürk Caddesi No: 12, 35220 Konak/İzmir, Türkiye"],
			["özellik", "features", "Aylık özet", "Aylık özet"],
		],
	},
];
