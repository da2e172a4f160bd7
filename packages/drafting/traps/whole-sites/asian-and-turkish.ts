import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small sites in Japanese and Turkish, each with claims that its pages tempt to and others that they bear out. */
export const ASIAN_AND_TURKISH_SITES: readonly WholeSite[] = [
	{
		origin: "https://kigen-note.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>期限ノート|契約更新を忘れない</title></head><body><header><a href="/">期限ノート</a><nav><a href="#plan">料金</a><a href="#company">会社概要</a></nav></header><main><h1>契約の更新日を、もう忘れない</h1><p>期限ノートは、契約書の更新日を自動で読み取り、担当者に知らせるサービスです。</p><h2 id="plan">料金</h2><p>月額980円から(1ユーザーあたり)</p><h2>ご注意</h2><p>オフラインではご利用いただけません。</p><h2>導入事例</h2><p>台湾の大和貿易有限公司(台北市)では、更新漏れがゼロになりました。</p><h2 id="company">会社概要</h2><table><tr><th>会社名</th><td>株式会社期限ノート</td></tr><tr><th>設立</th><td>2018年4月</td></tr><tr><th>所在地</th><td>東京都台東区上野3-2-1</td></tr><tr><th>契約社数</th><td>2015社</td></tr></table></main><footer><p>© 株式会社期限ノート</p></footer></body></html>`,
			],
		},
		traps: [
			["from and unit dropped", "pricing_summary", "月額980円", "月額980円から(1ユーザーあたり)"],
			["a negation dropped", "features", "オフラインでのご利用", "オフラインではご利用いただけません。"],
			["a customer's country", "country", "TW", "台湾の大和貿易有限公司(台北市)では、更新漏れがゼロになりました。"],
			["a count as year", "founded_year", "2015", "2015社"],
		],
		honest: [["own year", "founded_year", "2018", ["設立", "2018年4月"]]],
	},
	{
		origin: "https://nobetci.com.tr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Nöbetçi | Vardiya planlama</title></head><body><header><a href="/">Nöbetçi</a><nav><a href="/ozellikler">Özellikler</a><a href="/iletisim">İletişim</a></nav></header><main><h1>Hastaneler için vardiya planı</h1><p>Nöbetçi, hemşirelerin nöbet listesini adil biçimde dağıtır.</p><h2>Gizlilik</h2><p>Hasta verilerini saklamıyoruz.</p><h2>Destek verenler</h2><p>Mehmet Aksoy, Boğaz Girişim'in kurucusu, bize danışmanlık yapıyor.</p><p>Nöbetçi 2020 yılında Ankara'da kuruldu.</p></main><footer><p>Nöbetçi Yazılım A.Ş., Kızılay, Ankara</p></footer></body></html>`,
			],
		},
		traps: [
			["a negative verb turned", "description", "Hasta verilerini saklıyoruz.", "Hasta verilerini saklamıyoruz."],
			[
				"an adviser's company",
				"founders",
				"Mehmet Aksoy",
				"Mehmet Aksoy, Boğaz Girişim'in kurucusu, bize danışmanlık yapıyor.",
			],
		],
		honest: [["own year", "founded_year", "2020", "Nöbetçi 2020 yılında Ankara'da kuruldu."]],
	},
];
