import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Physiotherapists, boat clubs and small shops in Polish, Swedish and Japanese. */
export const PRODUCTS_27_POLISH_SWEDISH_JAPANESE: readonly WholeSite[] = [
	{
		origin: "https://fizjoterminarz.pl",
		pages: {
			"/": [
				"home",
				described(
					"pl",
					"FizjoTerminarz – program dla gabinetów fizjoterapii",
					"FizjoTerminarz prowadzi kalendarz, dokumentację i rozliczenia gabinetu fizjoterapii.",
					`<header><a href="/">FizjoTerminarz</a><nav><a href="/cennik">Cennik</a><a href="/o-nas">O nas</a></nav></header><main><section><h1>Więcej czasu dla pacjenta</h1><p>FizjoTerminarz to program dla gabinetów fizjoterapii, który prowadzi kalendarz, dokumentację i rozliczenia w jednym miejscu.</p><a href="/rejestracja">Załóż konto</a></section>
<section><h2>Funkcje</h2><div><div><h3>Zapisy przez internet</h3><p>Pacjent sam wybiera termin i dostaje SMS dzień przed wizytą.</p></div><div><h3>Dokumentacja medyczna</h3><p>Karta pacjenta zgodna z rozporządzeniem, z podpisem elektronicznym.</p></div><div><h3>Biblioteka ćwiczeń</h3><p>Ponad 1200 ćwiczeń z filmami, które wysyłasz pacjentowi jednym kliknięciem.</p></div><div><h3>Faktury i paragony</h3><p>Rozliczenia wysyłasz do księgowej na koniec miesiąca.</p></div></div></section>
<section><h2>Bezpieczeństwo</h2><p>Dane są szyfrowane i przechowywane na serwerach w Warszawie. Nie udostępniamy ich nikomu.</p></section>
<section><h2>Opinie</h2><p>„Zaoszczędziłam dwie godziny dziennie” – mgr Kinga Wolska, Rehabilitacja Wolska, działa od 2003</p></section></main><footer><p>FizjoTerminarz Sp. z o.o., ul. Grunwaldzka 34/5, 60-786 Poznań, NIP 7792512345</p><p>kontakt@fizjoterminarz.pl</p></footer>`,
				),
			],
			"/cennik": [
				"pricing",
				page(
					"pl",
					"Cennik – FizjoTerminarz",
					`<header><a href="/">FizjoTerminarz</a></header><main><h1>Cennik</h1><div><div><h3>Solo</h3><p>59 zł / miesiąc</p><p>jeden terapeuta</p></div><div><h3>Gabinet</h3><p>129 zł / miesiąc</p><p>do pięciu terapeutów</p></div></div><p>Pierwsze 30 dni za darmo, bez podawania karty.</p><p>Podane ceny są cenami netto.</p><p>Wizyta u fizjoterapeuty kosztuje dziś średnio 180 zł.</p></main>`,
				),
			],
			"/o-nas": [
				"about",
				page(
					"pl",
					"O nas – FizjoTerminarz",
					`<header><a href="/">FizjoTerminarz</a></header><main><h1>O nas</h1><p>FizjoTerminarz założyli w 2018 roku fizjoterapeuta Marek Sikora i programistka Hanna Lis.</p><p>Pomysł narodził się w gabinecie Marka na Jeżycach, gdzie zeszyt z zapisami ginął co tydzień.</p><p>Marek studiował na AWF, założonej w 1919 roku.</p></main>`,
				),
			],
		},
		traps: [
			[
				"cena wizyty",
				"pricing_summary",
				"Wizyta u fizjoterapeuty kosztuje dziś średnio 180 zł.",
				"Wizyta u fizjoterapeuty kosztuje dziś średnio 180 zł.",
			],
			["serwery", "city", "Warszawa", "Dane są szyfrowane i przechowywane na serwerach w Warszawie."],
			["uczelnia", "founded_year", "1919", "Marek studiował na AWF, założonej w 1919 roku."],
			["gabinet klienta", "founded_year", "2003", "Rehabilitacja Wolska, działa od 2003"],
			["okres próbny", "pricing_model", "free", "Pierwsze 30 dni za darmo, bez podawania karty."],
			["bez nie", "description", "Udostępniamy dane.", "Nie udostępniamy ich nikomu."],
		],
		honest: [
			["hasło", "tagline", "Więcej czasu dla pacjenta", "Więcej czasu dla pacjenta"],
			[
				"co to",
				"short_description",
				"FizjoTerminarz prowadzi kalendarz, dokumentację i rozliczenia gabinetu fizjoterapii.",
				"FizjoTerminarz prowadzi kalendarz, dokumentację i rozliczenia gabinetu fizjoterapii.",
			],
			[
				"co to",
				"description",
				"FizjoTerminarz to program dla gabinetów fizjoterapii, który prowadzi kalendarz, dokumentację i rozliczenia w jednym miejscu.",
				"FizjoTerminarz to program dla gabinetów fizjoterapii, który prowadzi kalendarz, dokumentację i rozliczenia w jednym miejscu.",
			],
			[
				"karta",
				"description",
				"Pacjent sam wybiera termin i dostaje SMS dzień przed wizytą.",
				"Pacjent sam wybiera termin i dostaje SMS dzień przed wizytą.",
			],
			[
				"karta",
				"description",
				"Rozliczenia wysyłasz do księgowej na koniec miesiąca.",
				"Rozliczenia wysyłasz do księgowej na koniec miesiąca.",
			],
			["wpis", "features", "Zapisy przez internet", "Zapisy przez internet"],
			["wpis", "features", "Dokumentacja medyczna", "Dokumentacja medyczna"],
			["wpis", "features", "Biblioteka ćwiczeń", "Biblioteka ćwiczeń"],
			["wpis", "features", "Faktury i paragony", "Faktury i paragony"],
			["model", "pricing_model", "paid", "59 zł / miesiąc"],
			["cena", "pricing_summary", "Solo: 59 zł / miesiąc", ["Solo", "59 zł / miesiąc"]],
			[
				"rok",
				"founded_year",
				"2018",
				"FizjoTerminarz założyli w 2018 roku fizjoterapeuta Marek Sikora i programistka Hanna Lis.",
			],
			["kraj", "country", "PL", "FizjoTerminarz Sp. z o.o., ul. Grunwaldzka 34/5, 60-786 Poznań"],
			["miasto", "city", "Poznań", "FizjoTerminarz Sp. z o.o., ul. Grunwaldzka 34/5, 60-786 Poznań"],
			["skrzynka", "contact_email", "kontakt@fizjoterminarz.pl", "kontakt@fizjoterminarz.pl"],
			[
				"cena",
				"pricing_summary",
				"Pierwsze 30 dni za darmo, bez podawania karty.",
				"Pierwsze 30 dni za darmo, bez podawania karty.",
			],
			["cena", "pricing_summary", "Podane ceny są cenami netto.", "Podane ceny są cenami netto."],
			[
				"założyciel",
				"founders",
				"Marek Sikora",
				"FizjoTerminarz założyli w 2018 roku fizjoterapeuta Marek Sikora i programistka Hanna Lis.",
			],
			[
				"założycielka",
				"founders",
				"Hanna Lis",
				"FizjoTerminarz założyli w 2018 roku fizjoterapeuta Marek Sikora i programistka Hanna Lis.",
			],
			[
				"cena",
				"pricing_summary",
				"Gabinet: 129 zł / miesiąc (do pięciu terapeutów)",
				["Gabinet", "129 zł / miesiąc", "do pięciu terapeutów"],
			],
		],
		refused: [
			[
				"dane",
				"description",
				"Dane są szyfrowane i przechowywane na serwerach w Warszawie.",
				"Dane są szyfrowane i przechowywane na serwerach w Warszawie.",
			],
		],
	},
	{
		origin: "https://bryggan.app",
		pages: {
			"/": [
				"home",
				described(
					"sv",
					"Bryggan – båtplatser och köer för båtklubbar",
					"Bryggan är ett medlemssystem för båtklubbar med bryggkarta, kö och avgifter.",
					`<header><a href="/">Bryggan</a><nav><a href="/priser">Priser</a><a href="/om">Om oss</a></nav></header><main><section><h1>Ordning på bryggan</h1><p>Bryggan är ett medlemssystem för båtklubbar. Styrelsen ser lediga platser på en karta och kön sköter sig själv.</p></section>
<section><h2>Det här ingår</h2><ul><li>Bryggkarta med mått och djup</li><li>Kölista som medlemmarna kan följa</li><li>Avgifter med Swish och autogiro</li><li>Schema för vakt och städdag</li></ul></section>
<section><h2>Så kommer ni igång</h2><p>Skicka er gamla medlemslista, så lägger vi in den utan kostnad. De flesta klubbar är igång på en vecka.</p><p>Appen finns på svenska, finska och engelska.</p></section>
<section><h2>Klubbar som använder Bryggan</h2><p>Nynäs Båtsällskap, bildat 1931, Ekerö Segelsällskap och 80 till</p></section></main><footer><p>Bryggan Mjukvara AB, Skeppsbron 9, 392 31 Kalmar · Org.nr 559123-4567 · hej@bryggan.app</p></footer>`,
				),
			],
			"/priser": [
				"pricing",
				page(
					"sv",
					"Priser – Bryggan",
					`<header><a href="/">Bryggan</a></header><main><h1>Priser</h1><table><thead><tr><th>Klubb</th><th>Pris</th></tr></thead><tbody><tr><td>Upp till 75 medlemmar</td><td>190 kr/mån</td></tr><tr><td>Upp till 300 medlemmar</td><td>390 kr/mån</td></tr><tr><td>Fler än 300 medlemmar</td><td>690 kr/mån</td></tr></tbody></table><p>Sms kostar 0,60 kr styck. Ingen bindningstid.</p><p>En båtplats i Stockholm kostar ofta över 8 000 kr per säsong.</p></main>`,
				),
			],
			"/om": [
				"about",
				page(
					"sv",
					"Om oss – Bryggan",
					`<header><a href="/">Bryggan</a></header><main><h1>Om oss</h1><p>Bryggan startades 2016 av Johan Wallin, hamnkapten i Kalmar, och systemutvecklaren Petra Nyqvist.</p><p>Johan tog över hamnen efter Sven Åkesson, som grundade varvet 1958.</p><p>Vi är fyra personer och alla har båt, fast en av oss bara har kajak.</p></main>`,
				),
			],
		},
		traps: [
			[
				"plats",
				"pricing_summary",
				"En båtplats i Stockholm kostar ofta över 8 000 kr per säsong.",
				"En båtplats i Stockholm kostar ofta över 8 000 kr per säsong.",
			],
			["klubb", "founded_year", "1931", "Nynäs Båtsällskap, bildat 1931, Ekerö Segelsällskap och 80 till"],
			["varvet", "founded_year", "1958", "Johan tog över hamnen efter Sven Åkesson, som grundade varvet 1958."],
			[
				"varvets grundare",
				"founders",
				"Sven Åkesson",
				"Johan tog över hamnen efter Sven Åkesson, som grundade varvet 1958.",
			],
			["inläggning", "pricing_model", "free", "så lägger vi in den utan kostnad"],
		],
		honest: [
			["slogan", "tagline", "Ordning på bryggan", "Ordning på bryggan"],
			[
				"vad det är",
				"short_description",
				"Bryggan är ett medlemssystem för båtklubbar med bryggkarta, kö och avgifter.",
				"Bryggan är ett medlemssystem för båtklubbar med bryggkarta, kö och avgifter.",
			],
			[
				"vad det är",
				"description",
				"Bryggan är ett medlemssystem för båtklubbar.",
				"Bryggan är ett medlemssystem för båtklubbar.",
			],
			[
				"vad det gör",
				"description",
				"Styrelsen ser lediga platser på en karta och kön sköter sig själv.",
				"Styrelsen ser lediga platser på en karta och kön sköter sig själv.",
			],
			["punkt", "features", "Bryggkarta med mått och djup", "Bryggkarta med mått och djup"],
			["punkt", "features", "Kölista som medlemmarna kan följa", "Kölista som medlemmarna kan följa"],
			["punkt", "features", "Avgifter med Swish och autogiro", "Avgifter med Swish och autogiro"],
			["punkt", "features", "Schema för vakt och städdag", "Schema för vakt och städdag"],
			["modell", "pricing_model", "paid", "190 kr/mån"],
			["pris", "pricing_summary", "Upp till 75 medlemmar: 190 kr/mån", ["Upp till 75 medlemmar", "190 kr/mån"]],
			["pris", "pricing_summary", "Fler än 300 medlemmar: 690 kr/mån", ["Fler än 300 medlemmar", "690 kr/mån"]],
			["pris", "pricing_summary", "Sms kostar 0,60 kr styck.", "Sms kostar 0,60 kr styck."],
			[
				"grundare",
				"founders",
				"Johan Wallin",
				"Bryggan startades 2016 av Johan Wallin, hamnkapten i Kalmar, och systemutvecklaren Petra Nyqvist.",
			],
			[
				"grundare",
				"founders",
				"Petra Nyqvist",
				"Bryggan startades 2016 av Johan Wallin, hamnkapten i Kalmar, och systemutvecklaren Petra Nyqvist.",
			],
			["år", "founded_year", "2016", "Bryggan startades 2016 av Johan Wallin"],
			["land", "country", "SE", "Bryggan Mjukvara AB, Skeppsbron 9, 392 31 Kalmar"],
			["ort", "city", "Kalmar", "Bryggan Mjukvara AB, Skeppsbron 9, 392 31 Kalmar"],
			["brevlåda", "contact_email", "hej@bryggan.app", "hej@bryggan.app"],
			["tagg", "tags", "medlemssystem", "Bryggan är ett medlemssystem för båtklubbar."],
		],
		refused: [
			[
				"språk",
				"description",
				"Appen finns på svenska, finska och engelska.",
				"Appen finns på svenska, finska och engelska.",
			],
			["igång", "description", "De flesta klubbar är igång på en vecka.", "De flesta klubbar är igång på en vecka."],
		],
	},
	{
		origin: "https://tanamemo.jp",
		pages: {
			"/": [
				"home",
				described(
					"ja",
					"たなメモ｜小さなお店のための在庫管理アプリ",
					"たなメモは、スマホのカメラで棚卸しができる小さなお店のための在庫管理アプリです。",
					`<header><a href="/">たなメモ</a><nav><a href="/price">料金</a><a href="/company">会社概要</a></nav></header><main><section><h1>棚卸しを、レジ締めのついでに。</h1><p>たなメモは、小さなお店のための在庫管理アプリです。スマホのカメラで棚を撮るだけで、在庫の数がわかります。</p><a href="/signup">無料で始める</a></section>
<section><h2>できること</h2><ul><li>バーコードの読み取り</li><li>発注点のお知らせ</li><li>賞味期限の管理</li><li>複数店舗の在庫共有</li></ul></section>
<section><h2>今後の予定</h2><ul><li>POSレジとの連携</li></ul></section>
<section><h2>お客様の声</h2><p>「棚卸しが半日から一時間になりました」（喫茶まつば 店主・松葉健一さん）</p></section>
<section><h2>よくある質問</h2><h3>パソコンでも使えますか？</h3><p>はい、ブラウザから同じデータをご覧いただけます。</p><h3>解約はいつでもできますか？</h3><p>はい、アプリの設定画面からいつでも解約できます。</p></section></main><footer><p>© 2025 株式会社たなメモ</p></footer>`,
				),
			],
			"/price": [
				"pricing",
				page(
					"ja",
					"料金｜たなメモ",
					`<header><a href="/">たなメモ</a></header><main><h1>料金プラン</h1><div><div><h3>フリー</h3><p>0円</p><p>商品100点まで</p></div><div><h3>スタンダード</h3><p>月額1,480円</p><p>商品5,000点まで</p></div><div><h3>マルチ</h3><p>月額3,980円</p><p>店舗数無制限</p></div></div><p>表示価格はすべて税込です。</p><p>バーコードリーダーは市販品で3,000円ほどです。</p></main>`,
				),
			],
			"/company": [
				"about",
				page(
					"ja",
					"会社概要｜たなメモ",
					`<header><a href="/">たなメモ</a></header><main><h1>会社概要</h1><dl><dt>会社名</dt><dd>株式会社たなメモ</dd><dt>設立</dt><dd>2019年4月</dd><dt>代表取締役</dt><dd>大野 真理子</dd><dt>所在地</dt><dd>〒604-8166 京都府京都市中京区三条通烏丸西入御倉町85-1</dd><dt>お問い合わせ</dt><dd>info@tanamemo.jp</dd><dt>主要取引銀行</dt><dd>京都銀行（1941年設立）</dd></dl></main>`,
				),
			],
		},
		traps: [
			[
				"市販品",
				"pricing_summary",
				"バーコードリーダーは市販品で3,000円ほどです。",
				"バーコードリーダーは市販品で3,000円ほどです。",
			],
			["予定", "features", "POSレジとの連携", "POSレジとの連携"],
			["銀行", "founded_year", "1941", "京都銀行（1941年設立）"],
			["お客様", "founders", "松葉健一", "喫茶まつば 店主・松葉健一さん"],
			["全部無料", "pricing_model", "free", "無料で始める"],
		],
		honest: [
			["スローガン", "tagline", "棚卸しを、レジ締めのついでに。", "棚卸しを、レジ締めのついでに。"],
			[
				"何か",
				"short_description",
				"たなメモは、スマホのカメラで棚卸しができる小さなお店のための在庫管理アプリです。",
				"たなメモは、スマホのカメラで棚卸しができる小さなお店のための在庫管理アプリです。",
			],
			[
				"何か",
				"description",
				"たなメモは、小さなお店のための在庫管理アプリです。",
				"たなメモは、小さなお店のための在庫管理アプリです。",
			],
			[
				"できること",
				"description",
				"スマホのカメラで棚を撮るだけで、在庫の数がわかります。",
				"スマホのカメラで棚を撮るだけで、在庫の数がわかります。",
			],
			["機能", "features", "バーコードの読み取り", "バーコードの読み取り"],
			["機能", "features", "発注点のお知らせ", "発注点のお知らせ"],
			["機能", "features", "賞味期限の管理", "賞味期限の管理"],
			["機能", "features", "複数店舗の在庫共有", "複数店舗の在庫共有"],
			["料金", "pricing_model", "freemium", ["0円", "月額1,480円"]],
			["設立", "founded_year", "2019", ["設立", "2019年4月"]],
			["国", "country", "JP", "〒604-8166 京都府京都市中京区三条通烏丸西入御倉町85-1"],
			["市", "city", "京都市", "〒604-8166 京都府京都市中京区三条通烏丸西入御倉町85-1"],
			["連絡先", "contact_email", "info@tanamemo.jp", "info@tanamemo.jp"],
			[
				"質問",
				"faqs",
				"はい、ブラウザから同じデータをご覧いただけます。",
				["パソコンでも使えますか？", "はい、ブラウザから同じデータをご覧いただけます。"],
			],
			["タグ", "tags", "在庫管理アプリ", "たなメモは、小さなお店のための在庫管理アプリです。"],
			["料金", "pricing_summary", "表示価格はすべて税込です。", "表示価格はすべて税込です。"],
			["料金", "pricing_summary", "フリー：0円", ["フリー", "0円"]],
			["料金", "pricing_summary", "スタンダード：月額1,480円", ["スタンダード", "月額1,480円"]],
		],
	},
];
