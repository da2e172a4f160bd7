import { light } from "#drafting/lexicon/letters";

const SMALL =
	"a|an|the|and|or|of|for|to|in|on|at|by|with|from|as|into|its|your|our|their|der|die|das|den|dem|des|ein|eine[nrms]?|und|oder|mit|für|von|zu|bei|aus|le|la|les|l'|un|une|des|du|de|et|ou|à|en|avec|pour|dans|el|los|las|una|y|o|con|para|por|il|lo|gli|di|da|e|per|um|uma|do|dos|com|het|een|van|voor|met|w|z|ze|na|i|oraz|dla|и|в|на|с|для|och|att|ett|med|på|av|og|et|til";
/** Nothing ends with these: what comes next belongs to it. A word of several parts is whole: `Single sign-on`. */
export const ENDS_OPEN = light(new RegExp(`(?<![\\p{L}]|\\p{L}-)(?:${SMALL})$`, "iu"));
/** Nor does the name of a kind begin with these. */
export const BEGINS_OPEN = light(new RegExp(`^(?:${SMALL})(?: |$)`, "iu"));
