import { describe, expect, it } from "vitest";
import { choosePages, choosePagesFromAddresses, isSameSite, pageIdentity } from "#crawl/choose-pages";
import { readHtml } from "#crawl/page-text";

async function home(links: string, url = "https://www.example.com/", lang = "en") {
	return readHtml({ html: `<html lang=${lang}><body>${links}</body>`, url, role: "home", fetchedAt: 0 });
}

async function chosen(links: string, max = 7, url?: string, lang?: string) {
	return (await choosePages(await home(links, url, lang), max)).map(({ role, url: address }) => `${role} ${address}`);
}

describe("choosePages", () => {
	it("takes the page of each role by its words or its address", async () => {
		expect(
			await chosen(`<a href="/blog">Blog</a><a href="/plans">Plans &amp; Pricing</a><a href="/x1">About us</a>
				<a href="/contact-us.html">Say hello</a><a href="/help/faq">F.A.Q.</a><a href="/features/">Features</a><a href="/#pricing">Pricing</a>`),
		).toEqual([
			"pricing https://www.example.com/plans",
			"about https://www.example.com/x1",
			"contact https://www.example.com/contact-us.html",
			"faq https://www.example.com/help/faq",
			"features https://www.example.com/features/",
		]);
	});

	it("takes each role's best before any role's second, up to the maximum", async () => {
		const links = `<a href="/about">About</a><a href="/team">Team</a><a href="/contact">Contact</a><a href="/imprint">Imprint</a><a href="/pricing">Pricing</a>`;
		expect(await chosen(links, 4)).toEqual([
			"pricing https://www.example.com/pricing",
			"about https://www.example.com/about",
			"contact https://www.example.com/contact",
			"about https://www.example.com/team",
		]);
	});

	it.each([
		["de", "Preise", "Über uns", "Impressum", "Häufige Fragen", "Funktionen"],
		["fr", "Tarifs", "À propos", "Mentions légales", "Questions fréquentes", "Fonctionnalités"],
		["es", "Precios", "Quiénes somos", "Contacto", "Preguntas frecuentes", "Funcionalidades"],
		["it", "Prezzi", "Chi siamo", "Contatti", "Domande frequenti", "Funzionalità"],
		["pt", "Preços", "Sobre nós", "Fale conosco", "Perguntas frequentes", "Funcionalidades"],
		["nl", "Prijzen", "Over ons", "Neem contact op", "Veelgestelde vragen", "Mogelijkheden"],
		["pl", "Cennik", "O nas", "Kontakt", "Najczęściej zadawane pytania", "Możliwości"],
		["ru", "Цены", "О компании", "Контакты", "Вопросы и ответы", "Возможности"],
		["sv", "Priser", "Om oss", "Kontakta oss", "Vanliga frågor", "Tjänster"],
		["cs", "Ceník", "O nás", "Kontakty", "Časté dotazy", "Funkce"],
		["tr", "Fiyatlandırma", "Hakkımızda", "İletişim", "Sıkça Sorulan Sorular", "Özellikler"],
		["da", "Priser", "Om os", "Kontakt os", "Ofte stillede spørgsmål", "Løsninger"],
		["fi", "Hinnat", "Tietoa meistä", "Yhteystiedot", "Usein kysytyt kysymykset", "Ominaisuudet"],
		["hu", "Árak", "Rólunk", "Kapcsolat", "Gyakori kérdések", "Szolgáltatások"],
		["ro", "Prețuri", "Despre noi", "Contactează-ne", "Întrebări frecvente", "Soluții"],
		["uk", "Ціни", "Про нас", "Контакти", "Часті запитання", "Можливості"],
		["ja", "料金プラン", "会社概要", "特定商取引法に基づく表記", "よくある質問", "主な機能"],
		["ko", "요금안내", "회사소개", "문의하기", "자주 묻는 질문", "주요 기능"],
		["zh", "价格", "关于我们", "联系我们", "常见问题", "产品功能"],
		["el", "Τιμές", "Σχετικά με εμάς", "Επικοινωνία", "Συχνές ερωτήσεις", "Υπηρεσίες"],
	])("knows what pages are called in %s", async (lang, ...labels) => {
		const links = labels.map((label, i) => `<a href="/p${i}">${label}</a>`).join(" ");
		expect((await chosen(links, 7, undefined, lang)).map((line) => line.split(" ")[0])).toEqual([
			"pricing",
			"about",
			"contact",
			"faq",
			"features",
		]);
	});

	it("stays on the registrable domain, also between hosts of it, never between customers of a platform", async () => {
		expect(
			await chosen(
				'<a href="https://about.example.com/pricing">Pricing</a><a href="https://example.org/about">About</a>',
			),
		).toEqual(["pricing https://about.example.com/pricing"]);
		expect(await chosen('<a href="https://b.github.io/pricing">Pricing</a>', 7, "https://a.github.io/")).toEqual([]);
	});

	it("leaves out files, sign-in pages, headlines and addresses that only contain a word", async () => {
		expect(
			await chosen(`<a href="/pricing.pdf">Pricing</a><a href="/login">Pricing</a><a href="mailto:a@b.co">Contact</a>
				<a href="/2019/03/04/we-raised">How we changed our pricing plans for everybody this year</a>
				<a href="/weight-management_12.html">Weight management</a>`),
		).toEqual([]);
	});

	it("prefers the home page's language", async () => {
		expect(await chosen('<a href="/de/pricing">Pricing</a><a href="/pricing">Pricing</a>', 1)).toEqual([
			"pricing https://www.example.com/pricing",
		]);
	});

	it("chooses among bare addresses by their path", async () => {
		const page = await home("");
		const addresses = [
			"https://www.example.com/blog/1",
			"https://www.example.com/%C3%BCber-uns",
			"https://www.example.com/pricing",
		];
		expect(choosePagesFromAddresses(addresses, page, 7).map(({ role }) => role)).toEqual(["pricing", "about"]);
	});
});

describe("identity", () => {
	it("gives the spellings of one page one identity", () => {
		const same = [
			"https://www.example.com/a/",
			"http://example.com/a?utm_source=x",
			"https://example.com/a/index.html#top",
		];
		expect(new Set(same.map(pageIdentity)).size).toBe(1);
	});

	it("tells sites apart by registrable domain", () => {
		expect(isSameSite("https://a.example.co.uk/", "http://b.example.co.uk/")).toBe(true);
		expect(isSameSite("https://a.co.uk/", "http://b.co.uk/")).toBe(false);
		expect(isSameSite("http://127.0.0.1:9000/", "http://127.0.0.1:9000/a")).toBe(true);
		expect(isSameSite("http://127.0.0.1:9000/", "http://127.0.0.1:9001/a")).toBe(false);
	});
});
