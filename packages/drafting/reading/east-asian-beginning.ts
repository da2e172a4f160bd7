import { OWN } from "#drafting/context/own-names";
import { isPlainStatement } from "#drafting/context/speech";
import { Form } from "#drafting/lexicon/form";

/** Who began what a site is of, and when, as a sentence in Korean, Japanese or Chinese says it. */
export interface EastAsianBeginning {
	people: string[];
	year: number | null;
}

/** Family names come first: few in Korean, of one syllable or of two. No name ends with these particles. */
const KOREAN =
	"(?:(?:남궁|황보|제갈|사공|선우|독고)[가-힣]{1,2}?|[김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도석선설마길연위표명기반왕금옥육인맹](?:[가-힣](?![는가를])[가-힣]|[가-힣]))";
const HAN = "\\p{Script=Han}";
const KANA = "[ぁ-んァ-ヶー]";
const JAPANESE = `${HAN}{1,3} ?(?:${HAN}{1,3}|${KANA}{1,5})(?<![社店会者員部市区町])`;
const CHINESE = "(?!\\p{Script=Han}{0,3}(?:公司|团队|集团|大学))\\p{Script=Han}{2,4}";

const WHOLE_NAME = new RegExp(`^(?:${KOREAN}|${JAPANESE}|${CHINESE}|[ァ-ヶー]{2,12}[・＝ ][ァ-ヶー]{2,12})$`, "u");

/** Whether a whole text has the form of a person's name in one of these languages. What it is, the sentence around it says. */
export const isEastAsianName = (text: string): boolean => text.length <= 12 && WHOLE_NAME.test(text.trim());

const YEAR = "(?:(?<year>(?:19|20)\\d{2})년(?:에|,)? ?)?";
/** What somebody is: `도예가`, before the name. */
const TRADE = "(?:[가-힣]{2,6} )?";
const KOREAN_NAMES = `${TRADE}(?<a>${KOREAN})(?:(?:과|와|,|·| 및) ?${TRADE}(?<b>${KOREAN}))?`;
const AT = "(?:[가-힣]{2,10}에서 )?(?:함께 |공동으로 |처음 )?";
const KOREAN_BEGAN = "(?:창업|설립|창립|시작)(?:했|하였|한 |해 |하여|되었|됐)";
const KOREAN_FOUNDER = "(?:공동 ?)?(?:창업자|설립자|창립자)";
const KOREAN_END = "(?=(?:은|는|이|가|의|와|과|입니다|이다|님|씨)?(?:[ ,.)]|$))";

const JAPANESE_YEAR = "(?:(?<year>(?:19|20)\\d{2})年(?:\\d{1,2}月)?(?:に|、)?)?";
const JAPANESE_NAMES = `(?<a>${JAPANESE})(?:(?:と|、|・)(?<b>${JAPANESE}))?`;
const JAPANESE_AT = "(?:、?[^、。をがは]{1,10}で)?";
const JAPANESE_BEGAN = "(?:創業|設立|創立|起業|創設|立ち上げ|始め)(?:しま|した|し、|まし|た|され)";
const JAPANESE_FOUNDER = "(?:共同)?(?:創業者|創設者|設立者|創立者)";
const WE_JAPANESE = "(?:当社|弊社|当店)";

const CHINESE_NAMES = `(?<a>${CHINESE}?)(?:(?:和|与|、|及)(?<b>${CHINESE}?))?`;
const CHINESE_YEAR = "(?:(?:于|在)?(?<year>(?:19|20)\\d{2})年(?:，|在)?)?";
const CHINESE_BEGAN = "(?:共同)?(?:创立|创办|创建|成立)";

/** Nobody else is named before who did it, and nothing else as what was begun. */
const SAID: readonly Form[] = [
	// `§은 2020년 김하나와 이두리가 부산에서 창업했습니다`
	new Form(
		/창업|설립|창립|시작/u,
		`^${OWN}(?:은|는|이|가)? ${YEAR}${KOREAN_NAMES}(?:이|가|에 의해) ${AT}${KOREAN_BEGAN}`,
	),
	// `2020년 김하나가 §을 창업했습니다`
	new Form(/창업|설립|창립|시작/u, `^${YEAR}${KOREAN_NAMES}(?:이|가|은|는) ${AT}${OWN}(?:을|를) ${AT}${KOREAN_BEGAN}`),
	// `§의 공동 창업자 김하나는`
	new Form(
		/창업자|설립자|창립자/u,
		`^(?:(?:${OWN}|저희|우리|당사|회사)(?:의|은|는)? )?${KOREAN_FOUNDER}(?:인|이자 [가-힣 ]{1,12}인| 겸 [가-힣A-Z]{1,6})? (?<a>${KOREAN})${KOREAN_END}`,
	),
	// `2021年に森田彩が札幌で創業しました`
	new Form(
		/創業|設立|創立|起業|創設|立ち上げ|始め/u,
		`^(?:(?:${OWN}|${WE_JAPANESE})は、?)?${JAPANESE_YEAR}${JAPANESE_NAMES}(?:が|によって|により)${JAPANESE_AT}(?:${OWN}を)?${JAPANESE_BEGAN}`,
	),
	new Form(
		/創業者|創設者|設立者|創立者/u,
		`^(?:(?:${OWN}|${WE_JAPANESE})の)?${JAPANESE_FOUNDER}(?:である|の|は|：|:|、)?(?<a>${JAPANESE})(?=[はがのとも、。さ（(]|です|$)`,
	),
	// `§由王小明和李华于2019年创立`
	new Form(
		/创立|创办|创建|成立/u,
		`^${OWN}(?:是)?(?:于(?<before>(?:19|20)\\d{2})年)?由${CHINESE_NAMES}${CHINESE_YEAR}(?:在[^，。]{1,8})?${CHINESE_BEGAN}`,
	),
	new Form(/创立|创办|创建/u, `^${CHINESE_YEAR}${CHINESE_NAMES}(?:在[^，。]{1,8})?${CHINESE_BEGAN}了?${OWN}`),
	new Form(
		/创始人/u,
		`^(?:${OWN}|我们)(?:的)?(?:联合)?创始人(?:兼[^，。]{1,6})?(?:是)?(?<a>${CHINESE}?)(?=[，。、于在是曾毕]|$)`,
	),
];

/** Who did it is named without the company: of which one says the sentence before. */
const NAMES_OWN = new RegExp(`${OWN}|당사|저희|우리|当社|弊社|当店|我们`, "u");
const SENTENCE_MAX = 200;

/**
 * @param text folded, with own names as one sign.
 * @param before the sentence right before it, of the same paragraph: where it names nobody of the site, another may be meant.
 */
export function eastAsianBeginning(text: string, before?: string): EastAsianBeginning | null {
	if (text.length > SENTENCE_MAX || !isPlainStatement(text)) return null;
	if (!NAMES_OWN.test(text) && before !== undefined && !NAMES_OWN.test(before)) return null;
	for (const form of SAID) {
		const groups = form.exec(text)?.groups;
		if (groups === undefined) continue;
		const people = [groups.a, groups.b].filter((name) => name !== undefined);
		const year = groups.year ?? groups.before;
		return { people, year: year === undefined ? null : Number(year) };
	}
	return null;
}
