import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small sites with what stands around the product, in further languages. */
export const THINGS_AROUND_ELSEWHERE: readonly WholeSite[] = [
	{
		origin: "https://fietsvak.nl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Fietsvak - werkplaatsplanning voor fietsenmakers</title><meta name="description" content="Fietsvak plant reparaties, bestelt onderdelen en belt de klant."></head><body><header>Fietsvak</header><main><h1>Werkplaatsplanning voor fietsenmakers</h1><p>Fietsvak plant reparaties, bestelt onderdelen en belt de klant niet vaker dan nodig.</p>
<h2>Functies</h2><ul><li>Planbord</li><li>Onderdelen bestellen bij drie groothandels</li><li>Sms naar de klant</li></ul><h2>In ontwikkeling</h2><ul><li>Kassakoppeling</li></ul><h2>Klanten</h2><ul><li>De Snelle Spaak, Utrecht</li><li>Fietsen van Bart, sinds 1974</li></ul><h2>Uit ons blog</h2><ul><li>Zo plak je een band</li><li>Vijf tips voor de winter</li></ul><p>Wij delen nooit gegevens met verzekeraars. Sms'en kost extra.</p></main><footer>Fietsvak B.V., Havenkade 5, 9712 AB Groningen. KvK 70112233. Site door Studio Veer, Zwolle. info@fietsvak.nl</footer></body></html>`,
			],
			"/over": [
				"about",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Over Fietsvak</title></head><body><main><h1>Over Fietsvak</h1><p>Wij zijn Roos Hendriks en Bram de Wit. Roos is de dochter van de oprichter van De Snelle Spaak.</p><p>In 2016 schreven we ons in bij de Kamer van Koophandel.</p><p>In Nederland zijn 23 miljoen fietsen.</p></main></body></html>`,
			],
		},
		traps: [
			["in ontwikkeling", "features", "Kassakoppeling", "Kassakoppeling"],
			["klant", "features", "De Snelle Spaak, Utrecht", "De Snelle Spaak, Utrecht"],
			["klant", "city", "Utrecht", "De Snelle Spaak, Utrecht"],
			["jaar van klant", "founded_year", "1974", "Fietsen van Bart, sinds 1974"],
			["blog", "features", "Zo plak je een band", "Zo plak je een band"],
			[
				"nooit weg",
				"description",
				"Fietsvak deelt gegevens met verzekeraars.",
				"Wij delen nooit gegevens met verzekeraars.",
			],
			[
				"dan nodig weg",
				"description",
				"Fietsvak belt de klant niet.",
				"Fietsvak plant reparaties, bestelt onderdelen en belt de klant niet vaker dan nodig.",
			],
			["ontwerper", "city", "Zwolle", "Site door Studio Veer, Zwolle."],
			["dochter", "founders", "Roos Hendriks", "Roos is de dochter van de oprichter van De Snelle Spaak."],
			["land van fietsen", "country", "BE", "In Nederland zijn 23 miljoen fietsen."],
			["nummer", "founded_year", "2011", "KvK 70112233."],
		],
		honest: [
			["kop", "tagline", "Werkplaatsplanning voor fietsenmakers", "Werkplaatsplanning voor fietsenmakers"],
			["functie", "features", "Planbord", "Planbord"],
			["stad", "city", "Groningen", "Fietsvak B.V., Havenkade 5, 9712 AB Groningen."],
			["land", "country", "NL", "Fietsvak B.V., Havenkade 5, 9712 AB Groningen. KvK 70112233."],
			[
				"zin",
				"description",
				"Fietsvak plant reparaties en bestelt onderdelen.",
				"Fietsvak plant reparaties, bestelt onderdelen en belt de klant.",
			],
		],
	},
	{
		origin: "https://skogskoll.se",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Skogskoll – håll koll på din skog</title></head><body><header>Skogskoll</header><main><h1>Håll koll på din skog</h1><p>Skogskoll visar tillväxt, skador och gallringsbehov från satellit.</p><h2>Funktioner</h2><ul><li>Tillväxtkarta</li><li>Larm om granbarkborre</li></ul><h2>Kommer 2026</h2><ul><li>Drönarbilder</li></ul><h2>Omdömen</h2><p>"Vi hittade barkborren innan grannen gjorde det." Erik Lund, grundare av Lunds Timmer, Sundsvall</p><p>Appen fungerar inte i fjällen. Vi lovar inga exakta volymer.</p></main><footer>Skogskoll AB, Storgatan 41, 903 26 Umeå. Org.nr 559012-3456. hej@skogskoll.se</footer></body></html>`,
			],
		},
		traps: [
			["kommande", "features", "Drönarbilder", "Drönarbilder"],
			[
				"kundens ord",
				"description",
				"Vi hittade barkborren innan grannen gjorde det.",
				"Vi hittade barkborren innan grannen gjorde det.",
			],
			["kundens grundare", "founders", "Erik Lund", "Erik Lund, grundare av Lunds Timmer, Sundsvall"],
			["kundens stad", "city", "Sundsvall", "Erik Lund, grundare av Lunds Timmer, Sundsvall"],
			["nekande borta", "description", "Appen fungerar i fjällen.", "Appen fungerar inte i fjällen."],
			["nekande borta", "description", "Skogskoll lovar exakta volymer.", "Vi lovar inga exakta volymer."],
			["framtidens år", "founded_year", "2026", "Kommer 2026"],
		],
		honest: [
			["rubrik", "tagline", "Håll koll på din skog", "Håll koll på din skog"],
			["funktion", "features", "Larm om granbarkborre", "Larm om granbarkborre"],
			["stad", "city", "Umeå", "Skogskoll AB, Storgatan 41, 903 26 Umeå."],
		],
	},
	{
		origin: "https://lodowka.pl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Lodówka.pl - lista zakupów dla całej rodziny</title><meta name="description" content="Lodówka.pl to aplikacja, która prowadzi listę zakupów i pilnuje dat ważności."></head><body><header>Lodówka.pl</header><main><h1>Lista zakupów dla całej rodziny</h1><p>Lodówka.pl to aplikacja, która prowadzi listę zakupów i pilnuje dat ważności.</p><h2>Funkcje</h2><ul><li>Wspólna lista</li><li>Skaner paragonów</li></ul><h2>Wkrótce</h2><ul><li>Przepisy</li></ul><h2>Partnerzy</h2><p>Sieć sklepów Koszyk, założona w 1995 roku przez Jana Malca, ul. Długa 7, 31-147 Kraków.</p><p>Aplikacja nie działa bez internetu. Nie sprzedajemy danych, chyba że wyrazisz zgodę.</p></main><footer>Chłodna Sp. z o.o., ul. Piotrkowska 20, 90-001 Łódź, NIP 7250001122. kontakt@lodowka.pl. Reklamacje płatności: pomoc@przelewy.pl</footer></body></html>`,
			],
		},
		traps: [
			["wkrótce", "features", "Przepisy", "Przepisy"],
			[
				"rok partnera",
				"founded_year",
				"1995",
				"Sieć sklepów Koszyk, założona w 1995 roku przez Jana Malca, ul. Długa 7, 31-147 Kraków.",
			],
			[
				"założyciel partnera",
				"founders",
				"Jana Malca",
				"Sieć sklepów Koszyk, założona w 1995 roku przez Jana Malca, ul. Długa 7, 31-147 Kraków.",
			],
			[
				"miasto partnera",
				"city",
				"Kraków",
				"Sieć sklepów Koszyk, założona w 1995 roku przez Jana Malca, ul. Długa 7, 31-147 Kraków.",
			],
			["przeczenie", "description", "Aplikacja działa bez internetu.", "Aplikacja nie działa bez internetu."],
			["wyjątek", "description", "Nie sprzedajemy danych.", "Nie sprzedajemy danych, chyba że wyrazisz zgodę."],
			["płatności", "contact_email", "pomoc@przelewy.pl", "Reklamacje płatności: pomoc@przelewy.pl"],
		],
		honest: [
			["nagłówek", "tagline", "Lista zakupów dla całej rodziny", "Lista zakupów dla całej rodziny"],
			["funkcja", "features", "Skaner paragonów", "Skaner paragonów"],
			["miasto", "city", "Łódź", "Chłodna Sp. z o.o., ul. Piotrkowska 20, 90-001 Łódź, NIP 7250001122."],
		],
	},
	{
		origin: "https://orologiaio.it",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Orologiaio: il gestionale per orologiai</title></head><body><header>Orologiaio</header><main><h1>Il gestionale per orologiai</h1><p>Con Orologiaio registri riparazioni, ricambi e garanzie.</p><h2>Cosa fa</h2><div><h3>Schede riparazione</h3><p>Ogni orologio ha la sua scheda con le foto.</p></div><div><h3>Magazzino ricambi</h3><p>Sai sempre quante corone restano.</p></div><div><h3>Fatture elettroniche</h3><p>Solo nel piano Bottega.</p></div><h2>Prima di Orologiaio</h2><ul><li>Quaderni</li><li>Bigliettini</li></ul><h2>Prezzi</h2><p>Piano Banco: 12 € al mese. Piano Bottega: 25 € al mese.</p><p>Una revisione costa in media 180 €.</p><p>Non vendiamo orologi. L'app non sostituisce il commercialista.</p><h2>Dicono di noi</h2><p>Ho ritrovato la pace. - Sandro Neri, titolare di Neri Orologi dal 1962, Torino</p></main><footer>Tictac S.r.l., Via Garibaldi 9, 50123 Firenze, P.IVA 06543210487 - ciao@orologiaio.it</footer></body></html>`,
			],
		},
		traps: [
			[
				"piano omesso",
				"description",
				"Orologiaio fa fatture elettroniche in ogni piano.",
				["Fatture elettroniche", "Solo nel piano Bottega."],
			],
			["prima", "features", "Quaderni", "Quaderni"],
			[
				"prezzi scambiati",
				"pricing_summary",
				"Piano Banco: 25 € al mese",
				"Piano Banco: 12 € al mese. Piano Bottega: 25 € al mese.",
			],
			["prezzo altrui", "pricing_summary", "180 €", "Una revisione costa in media 180 €."],
			["negazione", "description", "Orologiaio vende orologi.", "Non vendiamo orologi."],
			["negazione", "description", "L'app sostituisce il commercialista.", "L'app non sostituisce il commercialista."],
			["anno di cliente", "founded_year", "1962", "Sandro Neri, titolare di Neri Orologi dal 1962, Torino"],
			["città di cliente", "city", "Torino", "Sandro Neri, titolare di Neri Orologi dal 1962, Torino"],
			["cliente come fondatore", "founders", "Sandro Neri", "Sandro Neri, titolare di Neri Orologi dal 1962, Torino"],
			["parole di cliente come slogan", "tagline", "Ho ritrovato la pace", "Ho ritrovato la pace."],
		],
		honest: [
			["titolo", "tagline", "Il gestionale per orologiai", "Il gestionale per orologiai"],
			["funzione", "features", "Schede riparazione", "Schede riparazione"],
			["prezzo", "pricing_summary", "Piano Banco: 12 € al mese", "Piano Banco: 12 € al mese."],
			[
				"frase",
				"description",
				"Con Orologiaio registri riparazioni, ricambi e garanzie.",
				"Con Orologiaio registri riparazioni, ricambi e garanzie.",
			],
			[
				"città",
				"city",
				"Firenze",
				"Tictac S.r.l., Via Garibaldi 9, 50123 Firenze, P.IVA 06543210487 - ciao@orologiaio.it",
			],
		],
	},
	{
		origin: "https://yomikata.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>よみかた - 名刺の読み仮名アプリ</title><meta name="description" content="よみかたは、名刺の名前の読み仮名を教えるアプリです。"></head><body><header>よみかた</header><main><h1>名刺の読み仮名アプリ</h1><p>よみかたは、名刺の名前の読み仮名を教えるアプリです。</p><h2>機能</h2><ul><li>名刺の撮影</li><li>連絡先への保存</li></ul><h2>今後の予定</h2><ul><li>英語の名刺</li></ul><p>画像をサーバーに保存しません。手書きの名刺には対応していません。</p><h2>お客様の声</h2><p>もう名前を間違えません。山本商店（1951年創業、京都市）</p><h2>料金</h2><p>月額300円。最初の7日間は無料です。</p></main><footer>株式会社よみかた 〒150-0002 東京都渋谷区渋谷1-2-3 info@yomikata.jp</footer></body></html>`,
			],
		},
		traps: [
			["予定", "features", "英語の名刺", "英語の名刺"],
			["否定", "description", "画像をサーバーに保存します。", "画像をサーバーに保存しません。"],
			["否定", "description", "手書きの名刺に対応しています。", "手書きの名刺には対応していません。"],
			["客の年", "founded_year", "1951", "山本商店（1951年創業、京都市）"],
			["客の町", "city", "京都市", "山本商店（1951年創業、京都市）"],
			["試用", "pricing_model", "free", "最初の7日間は無料です。"],
			["試用", "pricing_model", "freemium", ["最初の7日間は無料です。", "月額300円。"]],
		],
		honest: [
			["見出し", "tagline", "名刺の読み仮名アプリ", "名刺の読み仮名アプリ"],
			["機能", "features", "名刺の撮影", "名刺の撮影"],
			["国", "country", "JP", "株式会社よみかた 〒150-0002 東京都渋谷区渋谷1-2-3 info@yomikata.jp"],
		],
	},
];
