import { beforeAll, expect, it } from "vitest";
import { searchListings } from "#store/search/search-listings";
import { mintListing } from "#testing/listings";
import { countWords } from "#testing/search-words";
import { makeWorld, type World } from "#testing/world";

/** Listings in other languages than English, each found by its own words. Source: docs/search.md#languages. */

const PRODUCTS: Record<string, [tagline: string, description: string]> = {
	"ja-seikyu": [
		"個人事業主のための請求書作成ツール",
		"見積書と納品書もまとめて発行できます。入金の確認と督促メールに対応。",
	],
	"ja-kintai": ["クラウド勤怠管理システム", "打刻、残業の集計、有給休暇の申請をスマートフォンから行えます。"],
	"ja-yoyaku": ["美容室向けの予約管理アプリ", "空き時間をお客様が選び、前日に通知が届きます。CRM機能つき。"],
	"ja-zaiko": ["小さな店舗の在庫管理", "バーコードで入荷と出荷を記録し、足りない商品を知らせます。"],
	"ja-kakeibo": ["家族で使える家計簿", "レシートを撮影するだけで支出を分類します。"],
	"ja-memo": ["考えをつなぐメモ帳", "ノート同士をリンクし、全文検索ができます。"],
	"zh-fapiao": ["面向小企业的电子发票软件", "自动开具发票，核对税额，并发送给客户。"],
	"zh-xiangmu": ["团队项目管理平台", "看板、甘特图和任务分配，支持远程办公。"],
	"zh-biji": ["支持离线的笔记应用", "用标签整理知识，多设备同步。"],
	"zh-kefu": ["在线客服系统", "网站聊天、工单和自动回复机器人。"],
	"zh-kucun": ["仓库库存管理工具", "扫码入库出库，低库存提醒。"],
	"zh-wenjuan": ["问卷调查制作工具", "设计表单，收集反馈，导出统计图表。"],
	"de-rechnung": [
		"Rechnungen schreiben für Handwerker",
		"Angebote, Mahnungen und Belege an einem Ort. Mit Schnittstelle zur Buchhaltung.",
	],
	"de-zeit": ["Zeiterfassung für kleine Betriebe", "Arbeitszeiten stempeln, Urlaub beantragen, Überstunden auswerten."],
	"de-termin": ["Terminbuchung für Arztpraxen", "Patienten wählen freie Termine selbst; Erinnerungen per SMS."],
	"de-verein": [
		"Mitgliederverwaltung für Vereine",
		"Beiträge einziehen, Rundschreiben verschicken, Veranstaltungen planen.",
	],
	"de-rezept": ["Kochbuch für die ganze Familie", "Rezepte sammeln und Einkaufslisten teilen."],
	"de-umfrage": ["Umfragen ohne Anmeldung", "Fragebögen gestalten und Antworten auswerten."],
	"nl-factuur": ["Facturen maken voor zzp'ers", "Offertes, herinneringen en btw-aangifte op één plek."],
	"nl-afspraak": ["Afspraken plannen voor kappers", "Klanten kiezen zelf een vrij moment."],
	"nl-voorraad": ["Voorraad bijhouden in de winkel", "Scan wat binnenkomt en zie wat bijna op is."],
	"nl-leden": ["Ledenlijst voor sportclubs", "Contributie innen en leden mailen."],
	"sv-faktura": ["Fakturor för småföretag", "Offerter, påminnelser och moms på ett ställe."],
	"sv-bokning": ["Bokningar för frisörer", "Kunderna väljer själva en ledig tid."],
	"sv-lager": ["Håll ordning på lagret", "Skanna det som kommer in och se vad som tar slut."],
	"fr-facture": ["Factures et devis pour artisans", "Relances automatiques, suivi des paiements et export comptable."],
	"fr-reserve": ["Réservation en ligne pour restaurants", "Plan de salle, confirmations par SMS et liste d'attente."],
	"fr-paie": ["Bulletins de paie en quelques minutes", "Déclarations sociales et congés des salariés."],
	"fr-recette": ["Carnet de recettes partagé", "Planifiez les repas de la semaine et la liste de courses."],
	"fr-signature": ["Signature électronique de contrats", "Valeur juridique, archivage et suivi des signataires."],
	"es-factura": ["Facturación para autónomos", "Presupuestos, cobros e impuestos trimestrales."],
	"es-citas": ["Reserva de citas para peluquerías", "Recordatorios por WhatsApp y agenda compartida."],
	"es-almacen": ["Control de inventario para tiendas", "Entradas y salidas del almacén con lector de códigos."],
	"es-encuesta": ["Encuestas de satisfacción", "Formularios sencillos y gráficos de las respuestas."],
	"es-gastos": ["Gestión de gastos en pareja", "Divide las cuentas y controla el presupuesto del hogar."],
};
const QUERIES: readonly (readonly [q: string, slug: string])[] = [
	["factuur maken ", "nl-factuur"],
	["afspraak kapper ", "nl-afspraak"],
	["klant kiezen ", "nl-afspraak"],
	["faktura ", "sv-faktura"],
	["bokning frisör ", "sv-bokning"],
	["Rechnung Handwerker ", "de-rechnung"],
	["prenotazione factura ", "es-factura"],
	["請求書", "ja-seikyu"],
	["見積書を作成したい", "ja-seikyu"],
	["勤怠管理", "ja-kintai"],
	["残業 集計", "ja-kintai"],
	["予約アプリ", "ja-yoyaku"],
	["CRM", "ja-yoyaku"],
	["店舗の在庫", "ja-zaiko"],
	["家計簿", "ja-kakeibo"],
	["ノート 検索", "ja-memo"],
	["发票", "zh-fapiao"],
	["项目管理软件", "zh-xiangmu"],
	["笔记", "zh-biji"],
	["如何管理库存", "zh-kucun"],
	["客服机器人", "zh-kefu"],
	["调查问卷", "zh-wenjuan"],
	["Rechnung", "de-rechnung"],
	["Software für Rechnungen", "de-rechnung"],
	["Arbeitszeit erfassen", "de-zeit"],
	["Termine online buchen Arzt", "de-termin"],
	["Verein Mitglieder verwalten", "de-verein"],
	["Einkaufsliste", "de-rezept"],
	["Fragebogen", "de-umfrage"],
	["Rechnungssoftware", "de-rechnung"],
	["Rechnungsprogramm für Handwerker", "de-rechnung"],
	["Mahnungssoftware", "de-rechnung"],
	["Arbeitszeitsystem", "de-zeit"],
	["Urlaubsplattform", "de-zeit"],
	["Überstundenprogramm", "de-zeit"],
	["Terminsoftware", "de-termin"],
	["Vereinssoftware", "de-verein"],
	["Mitgliederprogramm", "de-verein"],
	["Rezeptapp", "de-rezept"],
	["Einkaufslistenapp", "de-rezept"],
	["Umfragetool", "de-umfrage"],
	["facture", "fr-facture"],
	["logiciel de paiement des factures pour un artisan", "fr-facture"],
	["réserver un restaurant", "fr-reserve"],
	["signer des contrats", "fr-signature"],
	["recette", "fr-recette"],
	["facturas para autónomo", "es-factura"],
	["reservar cita peluquería", "es-citas"],
	["inventario de la tienda", "es-almacen"],
	["encuesta satisfacción", "es-encuesta"],
	["dividir gastos", "es-gastos"],
	// German, Dutch and Swedish compounds, of which seven were found before their second parts were known.
	["Rechnungsverwaltung", "de-rechnung"],
	["Rechnungserstellung", "de-rechnung"],
	["Terminverwaltung", "de-termin"],
	["Terminplaner", "de-termin"],
	["Zeiterfassungssoftware", "de-zeit"],
	["Urlaubsverwaltung", "de-zeit"],
	["Vereinsverwaltung", "de-verein"],
	["Beitragsverwaltung", "de-verein"],
	["Rezeptverwaltung", "de-rezept"],
	["Umfragesoftware", "de-umfrage"],
	["factuurprogramma", "nl-factuur"],
	["facturenbeheer", "nl-factuur"],
	["afsprakensysteem", "nl-afspraak"],
	["afsprakenbeheer", "nl-afspraak"],
	["voorraadbeheer", "nl-voorraad"],
	["ledenadministratie", "nl-leden"],
	["ledenbeheer", "nl-leden"],
	["faktureringsprogram", "sv-faktura"],
	["fakturahantering", "sv-faktura"],
	["bokningssystem", "sv-bokning"],
	["bokningshantering", "sv-bokning"],
	["lagersystem", "sv-lager"],
	["lagerhantering", "sv-lager"],
];
let world: World;
beforeAll(async () => {
	world = await makeWorld();
	for (const [slug, [tagline, description]] of Object.entries(PRODUCTS)) {
		await mintListing(world.db, slug, { name: `Produkt ${slug.slice(3)}`, tagline, profile: { description } });
	}
	await countWords(world);
});

it("finds listings in their own languages", async () => {
	const missed: string[] = [];
	let first = 0;
	for (const [words, slug] of QUERIES) {
		const { cards } = await searchListings(world.db, { words, status: "live", sort: "relevance", limit: 3, offset: 0 });
		if (cards[0]?.slug === slug) first += 1;
		if (!cards.some((card) => card.slug === slug)) missed.push(`${words}: ${cards.map((card) => card.slug).join(" ")}`);
	}
	expect({ first, missed }).toEqual({ first: QUERIES.length, missed: [] });
});
