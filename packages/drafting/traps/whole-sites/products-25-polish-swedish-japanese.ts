import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Three more in Polish, Swedish and Japanese. */
export const PRODUCTS_25_POLISH_SWEDISH_JAPANESE: readonly WholeSite[] = [
	{
		origin: "https://zszywka.pl",
		pages: {
			"/": [
				"home",
				described(
					"pl",
					"Zszywka – obieg dokumentów dla małych biur",
					"Zszywka to prosty program do obiegu faktur, umów i pism w małych firmach.",
					`<header><a href="/">Zszywka</a></header><main><h1>Koniec z szukaniem faktur w skrzynce</h1><p>Zszywka zbiera dokumenty z poczty i skanera, rozpoznaje ich treść i kieruje je do właściwej osoby do akceptacji.</p><h2>Co potrafi Zszywka</h2><div class="kafelek"><h3>Odczyt faktur</h3><p>Kwoty, terminy i numery kont bez przepisywania.</p></div><div class="kafelek"><h3>Akceptacja jednym kliknięciem</h3><p>Także z telefonu, w kolejce po kawę.</p></div><div class="kafelek"><h3>Archiwum z wyszukiwarką</h3><p>Znajdziesz każde pismo po jednym słowie.</p></div><div class="kafelek"><h3>Podpis kwalifikowany</h3><p>W przygotowaniu.</p></div><h2>Cennik</h2><p>Pierwsze 20 dokumentów w miesiącu jest za darmo. Potem płacisz 0,90 zł za dokument.</p><p>Skaner, który polecamy, kosztuje 1200 zł.</p><h2>Pytania</h2><h3>Czy Zszywka działa z moim programem księgowym?</h3><p>Tak, eksportuje dane do Symfonii, Optimy i wFirmy.</p><h3>Czy mogę zrezygnować?</h3><p>W każdej chwili, bez okresu wypowiedzenia.</p><h2>O nas</h2><p>Zszywkę stworzyli w 2018 roku Agata Mroczek i Filip Zięba, księgowa i programista z Bielska-Białej.</p><p>Nasz inwestor, fundusz Bitspiration, działa od 2012 roku.</p></main><footer><p>Zszywka sp. z o.o., ul. 11 Listopada 15, 43-300 Bielsko-Biała, KRS 0000712345 · kontakt@zszywka.pl</p></footer>`,
				),
			],
		},
		traps: [
			["jeszcze nie", "features", "Podpis kwalifikowany", ["Podpis kwalifikowany", "W przygotowaniu."]],
			["cena skanera", "pricing_summary", "1200 zł", "Skaner, który polecamy, kosztuje 1200 zł."],
			["rok inwestora", "founded_year", "2012", "Nasz inwestor, fundusz Bitspiration, działa od 2012 roku."],
			["nie całkiem za darmo", "pricing_model", "free", "Pierwsze 20 dokumentów w miesiącu jest za darmo."],
			[
				"nie z każdym",
				"description",
				"Zszywka działa z każdym programem księgowym.",
				"Tak, eksportuje dane do Symfonii, Optimy i wFirmy.",
			],
		],
		honest: [
			["hasło", "tagline", "Koniec z szukaniem faktur w skrzynce", "Koniec z szukaniem faktur w skrzynce"],
			[
				"czym jest",
				"short_description",
				"Zszywka to prosty program do obiegu faktur, umów i pism w małych firmach.",
				"Zszywka to prosty program do obiegu faktur, umów i pism w małych firmach.",
			],
			[
				"co robi",
				"description",
				"Zszywka zbiera dokumenty z poczty i skanera, rozpoznaje ich treść i kieruje je do właściwej osoby do akceptacji.",
				"Zszywka zbiera dokumenty z poczty i skanera, rozpoznaje ich treść i kieruje je do właściwej osoby do akceptacji.",
			],
			[
				"bez prosty",
				"description",
				"Zszywka to program do obiegu faktur, umów i pism w małych firmach.",
				"Zszywka to prosty program do obiegu faktur, umów i pism w małych firmach.",
			],
			["funkcja", "features", "Odczyt faktur", "Odczyt faktur"],
			["funkcja", "features", "Akceptacja jednym kliknięciem", "Akceptacja jednym kliknięciem"],
			["funkcja", "features", "Archiwum z wyszukiwarką", "Archiwum z wyszukiwarką"],
			[
				"cena",
				"pricing_summary",
				"Potem płacisz 0,90 zł za dokument",
				"Pierwsze 20 dokumentów w miesiącu jest za darmo. Potem płacisz 0,90 zł za dokument.",
			],
			[
				"za darmo",
				"pricing_summary",
				"Pierwsze 20 dokumentów w miesiącu jest za darmo",
				"Pierwsze 20 dokumentów w miesiącu jest za darmo.",
			],
			[
				"model",
				"pricing_model",
				"freemium",
				"Pierwsze 20 dokumentów w miesiącu jest za darmo. Potem płacisz 0,90 zł za dokument.",
			],
			[
				"pytanie",
				"faqs",
				"W każdej chwili, bez okresu wypowiedzenia.",
				["Czy mogę zrezygnować?", "W każdej chwili, bez okresu wypowiedzenia."],
			],
			[
				"rok",
				"founded_year",
				"2018",
				"Zszywkę stworzyli w 2018 roku Agata Mroczek i Filip Zięba, księgowa i programista z Bielska-Białej.",
			],
			[
				"założycielka",
				"founders",
				"Agata Mroczek",
				"Zszywkę stworzyli w 2018 roku Agata Mroczek i Filip Zięba, księgowa i programista z Bielska-Białej.",
			],
			["miasto", "city", "Bielsko-Biała", "Zszywka sp. z o.o., ul. 11 Listopada 15, 43-300 Bielsko-Biała"],
			["kraj", "country", "PL", "Zszywka sp. z o.o., ul. 11 Listopada 15, 43-300 Bielsko-Biała, KRS 0000712345"],
			["poczta", "contact_email", "kontakt@zszywka.pl", "kontakt@zszywka.pl"],
		],
		refused: [
			[
				"odpowiedź",
				"description",
				"Zszywka eksportuje dane do Symfonii, Optimy i wFirmy.",
				"Tak, eksportuje dane do Symfonii, Optimy i wFirmy.",
			],
		],
	},
	{
		origin: "https://batplatsen.se",
		pages: {
			"/": [
				"home",
				page(
					"sv",
					"Båtplatsen – medlemsregister och bryggor för båtklubbar",
					`<header><a href="/">Båtplatsen</a></header><main><h1>Ha koll på bryggan, medlemmarna och kölistan</h1><p>Båtplatsen är ett webbaserat system för båtklubbar. Styrelsen ser vem som ligger var, medlemmarna bokar kran och nattvakt själva.</p><h2>Det här ingår</h2><ul><li>Medlemsregister med avgifter och påminnelser</li><li>Bryggkarta där platser byts med ett drag</li><li>Bokning av kran, mastskjul och nattvakt</li><li>Kölista som sköter sig själv</li></ul><h2>Vad säger klubbarna?</h2><p>”Vi fick tillbaka våra söndagar.” Göran, Fjärdhundra BK</p><h2>Pris</h2><p>Klubben betalar 12 kronor per medlem och år. Inga startavgifter.</p><p>Elstolpar från vår partner Garo kostar från 8 900 kronor styck.</p><h2>Vanliga frågor</h2><h3>Kan vi flytta över vårt gamla register?</h3><p>Ja, skicka en Excelfil så gör vi det utan kostnad.</p><h3>Skickar ni fakturor på papper?</h3><p>Nej, bara e-post och Kivra.</p><h2>Om oss</h2><p>Båtplatsen startades 2011 av Kerstin Åhlund, då kassör i Norrviks båtklubb. I dag är vi fyra personer på kontoret i Norrtälje.</p><p>Svenska Båtunionen bildades 1928 och har inget med oss att göra.</p></main><footer><p>Båtplatsen i Roslagen AB, Hamnvägen 3, 761 30 Norrtälje. Org.nr 556812-3456. post@batplatsen.se</p></footer>`,
				),
			],
		},
		traps: [
			["en annan", "founded_year", "1928", "Svenska Båtunionen bildades 1928 och har inget med oss att göra."],
			[
				"partnerns pris",
				"pricing_summary",
				"från 8 900 kronor styck",
				"Elstolpar från vår partner Garo kostar från 8 900 kronor styck.",
			],
			["utan nej", "features", "Fakturor på papper", "Skickar ni fakturor på papper?"],
			["någon annans ord", "description", "Vi fick tillbaka våra söndagar.", "Vi fick tillbaka våra söndagar."],
			["en kund", "founders", "Göran", "Göran, Fjärdhundra BK"],
		],
		honest: [
			[
				"slogan",
				"tagline",
				"Ha koll på bryggan, medlemmarna och kölistan",
				"Ha koll på bryggan, medlemmarna och kölistan",
			],
			[
				"vad det är",
				"short_description",
				"Båtplatsen är ett webbaserat system för båtklubbar.",
				"Båtplatsen är ett webbaserat system för båtklubbar.",
			],
			[
				"vad man gör",
				"description",
				"Styrelsen ser vem som ligger var, medlemmarna bokar kran och nattvakt själva.",
				"Styrelsen ser vem som ligger var, medlemmarna bokar kran och nattvakt själva.",
			],
			[
				"funktion",
				"features",
				"Medlemsregister med avgifter och påminnelser",
				"Medlemsregister med avgifter och påminnelser",
			],
			["funktion", "features", "Bokning av kran, mastskjul och nattvakt", "Bokning av kran, mastskjul och nattvakt"],
			["funktion", "features", "Kölista som sköter sig själv", "Kölista som sköter sig själv"],
			[
				"pris",
				"pricing_summary",
				"Klubben betalar 12 kronor per medlem och år",
				"Klubben betalar 12 kronor per medlem och år.",
			],
			["modell", "pricing_model", "subscription", "Klubben betalar 12 kronor per medlem och år."],
			[
				"fråga",
				"faqs",
				"Ja, skicka en Excelfil så gör vi det utan kostnad.",
				["Kan vi flytta över vårt gamla register?", "Ja, skicka en Excelfil så gör vi det utan kostnad."],
			],
			["år", "founded_year", "2011", "Båtplatsen startades 2011 av Kerstin Åhlund, då kassör i Norrviks båtklubb."],
			[
				"grundare",
				"founders",
				"Kerstin Åhlund",
				"Båtplatsen startades 2011 av Kerstin Åhlund, då kassör i Norrviks båtklubb.",
			],
			["ort", "city", "Norrtälje", "Båtplatsen i Roslagen AB, Hamnvägen 3, 761 30 Norrtälje."],
			["land", "country", "SE", "Org.nr 556812-3456."],
			["e-post", "contact_email", "post@batplatsen.se", "post@batplatsen.se"],
			["slag", "tags", "webbaserat system för båtklubbar", "Båtplatsen är ett webbaserat system för båtklubbar."],
		],
		refused: [
			[
				"en del",
				"description",
				"Medlemmarna bokar kran och nattvakt själva.",
				"Styrelsen ser vem som ligger var, medlemmarna bokar kran och nattvakt själva.",
			],
			["funktion", "features", "Bryggkarta", "Bryggkarta där platser byts med ett drag"],
			["pris, kort", "pricing_summary", "12 kronor per medlem och år", "Klubben betalar 12 kronor per medlem och år."],
		],
	},
	{
		origin: "https://kamikiri.jp",
		pages: {
			"/": [
				"home",
				described(
					"ja",
					"カミキリ予約 | 個人美容室のための予約システム",
					"カミキリ予約は、一人で営む美容室のための予約システムです。",
					`<header><a href="/">カミキリ予約</a></header><main><h1>ハサミを置かずに、予約が入る。</h1><p>カミキリ予約は、LINEと電話の予約をひとつのカレンダーにまとめます。施術中の電話には自動で応答し、空き時間を案内します。</p><h2>主な機能</h2><ul><li>LINEからの予約受付</li><li>電話の自動応答</li><li>カルテと写真の管理</li><li>前日のリマインド送信</li></ul><p>在庫管理機能は来春公開予定です。</p><h2>料金</h2><div><h3>ひとり</h3><p>月額1,980円（税込）</p><p>スタッフ1名</p></div><div><h3>ふたり以上</h3><p>月額3,980円（税込）</p><p>スタッフ5名まで</p></div><p>レジ端末は別売りで29,800円です。</p><h2>よくある質問</h2><h3>初期費用はかかりますか？</h3><p>いいえ、初期費用はかかりません。</p><h3>解約はいつでもできますか？</h3><p>はい、管理画面からいつでも解約できます。</p><h2>運営会社</h2><p>株式会社カミキリ 2019年設立 代表取締役 大西 亮</p><p>〒700-0822 岡山県岡山市北区表町1-5-1</p><p>info@kamikiri.jp</p></main><footer><p>© 2024 Kamikiri Inc.</p></footer>`,
				),
			],
		},
		traps: [
			["まだ", "features", "在庫管理機能", "在庫管理機能は来春公開予定です。"],
			["別売り", "pricing_summary", "29,800円", "レジ端末は別売りで29,800円です。"],
			["隣のプラン", "pricing_summary", "ひとり: 月額3,980円（税込）", ["ひとり", "月額3,980円（税込）"]],
			["否定", "description", "初期費用はかかります。", "いいえ、初期費用はかかりません。"],
		],
		honest: [
			["標語", "tagline", "ハサミを置かずに、予約が入る。", "ハサミを置かずに、予約が入る。"],
			[
				"何か",
				"short_description",
				"カミキリ予約は、一人で営む美容室のための予約システムです。",
				"カミキリ予約は、一人で営む美容室のための予約システムです。",
			],
			[
				"何をする",
				"description",
				"カミキリ予約は、LINEと電話の予約をひとつのカレンダーにまとめます。",
				"カミキリ予約は、LINEと電話の予約をひとつのカレンダーにまとめます。",
			],
			[
				"続き",
				"description",
				"施術中の電話には自動で応答し、空き時間を案内します。",
				"施術中の電話には自動で応答し、空き時間を案内します。",
			],
			["機能", "features", "LINEからの予約受付", "LINEからの予約受付"],
			["機能", "features", "電話の自動応答", "電話の自動応答"],
			["機能", "features", "カルテと写真の管理", "カルテと写真の管理"],
			["機能", "features", "前日のリマインド送信", "前日のリマインド送信"],
			["料金", "pricing_summary", "ひとり: 月額1,980円（税込）", ["ひとり", "月額1,980円（税込）"]],
			["料金", "pricing_summary", "ふたり以上: 月額3,980円（税込）", ["ふたり以上", "月額3,980円（税込）"]],
			["モデル", "pricing_model", "subscription", ["月額1,980円（税込）", "月額3,980円（税込）"]],
			[
				"質問",
				"faqs",
				"はい、管理画面からいつでも解約できます。",
				["解約はいつでもできますか？", "はい、管理画面からいつでも解約できます。"],
			],
			["国", "country", "JP", "〒700-0822 岡山県岡山市北区表町1-5-1"],
			["市", "city", "岡山市", "〒700-0822 岡山県岡山市北区表町1-5-1"],
			["連絡先", "contact_email", "info@kamikiri.jp", "info@kamikiri.jp"],
			["種類", "tags", "予約システム", "カミキリ予約は、一人で営む美容室のための予約システムです。"],
		],
		refused: [["設立", "founded_year", "2019", "株式会社カミキリ 2019年設立 代表取締役 大西 亮"]],
	},
];
