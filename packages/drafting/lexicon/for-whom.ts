import { light } from "#drafting/lexicon/letters";

const PEOPLE =
	"teams?|coach(?:es)?|developers|designers|engineers|freelancers|founders|students|teachers|agenc(?:y|ies)|business(?:es)?|compan(?:y|ies)|start-?ups|creators|makers|famil(?:y|ies)|parents|schools|clubs|shops|stores|restaurants|clinics|organi[sz]ations|professionals|beginners|everyone|entwickler|agenturen|unternehmen|betriebe|vereine|schulen|familien|selbst(?:st)?ändige|équipes?|développeurs|agences|entreprises|indépendants|écoles|familles|equipos|desarrolladores|agencias|empresas|escuelas|familias|sviluppatori|agenzie|aziende|imprese|scuole|famiglie|equipes|desenvolvedores|agências|escolas|famílias|ontwikkelaars|bureaus|bedrijven|scholen";
/** `Built for race teams`, `Conçu pour les agences`: whom something is for. `Built for daily flow` says what it is like. */
const FOR_WHOM = light(
	new RegExp(
		`^(?:built|made|designed|useful|perfect|ideal|great|meant|suited|tailored|gemacht|entwickelt|perfekt|geeignet|conçue?s?|idéale?s?|parfaite?s?|pensée?s?|hech[oa]s?|perfect[oa]s?|pensad[oa]s?|pensat[oaie]|perfett[oaie]|ideal[ei]|feit[oa]s?|perfeit[oa]s?|gemaakt|ideaal) (?:for|für|pour|para|per|voor) (?:\\p{L}{2,15} ){0,3}(?:${PEOPLE})[.!]?$`,
		"iu",
	),
);

/** Whether a title says for whom something is, and not what it does. */
export const saysForWhom = (title: string): boolean => FOR_WHOM.test(title);
