import { light } from "#drafting/lexicon/letters";

/** What stands in lists and cards of a page and is nothing that its product has. */

/** Whoever suffers, praises or hires, and what an article tells. */
const PEOPLE = light(
	/^(?:you(?:['’](?:re|ve|ll))?|your|we(?:['’]re|['’]ve)?|i(?:['’]m|['’]ve)?|my|they|this|these|that|it|how|what|why|when|where|who|which|du|dein\p{L}{0,2}|ihr\p{L}{0,2}|wir|ich|mein\p{L}{0,2}|diese\p{L}?|wie|was|warum|wann|wer|vous|vos|votre|tu|tes|ton|ta|nous|je|mon|ma|ce|cette|ces|comment|pourquoi|quand|tus?|nosotros|yo|mis?|este|esta|cómo|qué|por qué|cuándo|i tuoi|le tue|noi|io|questo|questa|come|perché|quando|você|seus?|suas?|nós|eu|meus?|minhas?|como|jij|je|jouw|wij|ik|mijn|deze|hoe|wat|waarom)(?![\p{L}])/iu,
);

/** Whether a text opens as complaints, praise, calls for staff and titles of articles do. */
export const opensWithPeople = (text: string): boolean => PEOPLE.test(text);

/** `You waited forty minutes`, `This team saved our holidays`; `Your data is encrypted` tells of the product. */
const HAPPENED_TO = light(
	/^(?:you|your|we|i|my|this|that)(?: \p{Ll}{2,14}){0,3} (?<!(?:is|are|be|been|being|gets?|get|stays?|stay|keeps?|remains?|and|or|the|a|an|as|not) )(?:(?!need|feed|speed|exceed|proceed|embed|shed|seed|red|bed)\p{Ll}{3,12}ed|left|lost|went|came|got|had|told|forgot|broke|sold|bought|took|made|gave|were)(?= )/iu,
);
/** Whether a text tells what happened to somebody. */
export const hasHappened = (text: string): boolean => HAPPENED_TO.test(text);

const STAFF = light(
	/^(?:we(?:['’]re| are) (?:looking|hiring|searching|recruiting)|wir suchen|nous (?:re)?cherchons|buscamos|cerchiamo|procuramos|wij zoeken)(?![\p{L}])/iu,
);
/** `Sold apart`, `Waiting for its safety test`: what one does not get with the product. */
const APART = light(
	/^(?:(?:is )?(?:sold (?:apart|separately|by|only)|waiting for|coming (?:soon|next|in|with)|delayed|on request)|(?:wird )?(?:separat|getrennt) (?:verkauft|erhältlich)|auf anfrage|vendu\p{L}{0,2} séparément|sur (?:demande|devis)|(?:se vende|vendid\p{L}{0,2}) (?:por separado|aparte)|bajo pedido|vendut\p{L}{0,2} (?:a parte|separatamente)|su richiesta|vendid\p{L}{0,2} (?:à parte|separadamente)|sob (?:pedido|consulta)|apart verkocht|op aanvraag)(?![\p{L}])/iu,
);

/** Whether an entry tells what happened to somebody, who is wanted, or what does not come with the product. */
export const isNoEntry = (text: string): boolean => hasHappened(text) || STAFF.test(text) || APART.test(text);
