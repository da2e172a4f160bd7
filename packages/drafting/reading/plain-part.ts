import { isAsked, isPlainStatement } from "#drafting/context/speech";
import { light } from "#drafting/lexicon/letters";

/** Behind these a sentence tells when or why: what was not so, or only planned, before. */
const WHEN_OR_WHY = light(
	/,? (?:(?:after|when|because|as (?:he|she|they|we|I)|since (?:he|she|they|we|I|there|no)|nachdem|weil|après (?:que|avoir|s'être|qu')|quand|lorsqu(?:e|'\p{L}+)|parce qu(?:e|'\p{L}+)|car|faute de|después de|tras|cuando|porque|ya que|al no|dopo (?:che|aver|essere)|quando|perché|poiché|depois de|após|já que|por não|nadat|toen|omdat|ponieważ|gdy|kiedy|потому что|когда|efter att|efter at|eftersom|fordi)(?![\p{L}])|(?<=,) (?:da|als|denn|want|bo|då|når)(?![\p{L}])) /iu,
);

/**
 * What a sentence states plainly: all of it, or what comes before it tells when or why, as in `Ana Ruiz founded Acme after she
 * could not find a tool`. Null where that is negated, planned, asked or hearsay as well.
 */
export function plainPart(sentence: string): string | null {
	if (isPlainStatement(sentence)) return sentence;
	const at = sentence.search(WHEN_OR_WHY);
	const told = `${sentence.slice(0, at)}.`;
	return at > 0 && !isAsked(sentence) && isPlainStatement(told) ? told : null;
}
