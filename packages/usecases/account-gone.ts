import { AppError } from "#core/errors";

export { ACCOUNT_GONE, mustBeThere } from "#store/users";

/** What is said to whoever acts for an account that was deleted or banned meanwhile. */
export function accountGone(): AppError {
	return new AppError("invalid_token", "This account was deleted or banned. Sign in again: that says which.");
}
