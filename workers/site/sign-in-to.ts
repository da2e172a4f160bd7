import { type Intent, intentText } from "#core/access/intent";

/** The way to sign in that does what somebody has pressed and leads back to where they did. @param returnTo path on this site. */
export function signInTo(intent: Intent, returnTo: string): string {
	return `/sign-in?do=${encodeURIComponent(intentText(intent))}&return_to=${encodeURIComponent(returnTo)}`;
}
