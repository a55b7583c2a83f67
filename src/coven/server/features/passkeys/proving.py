"""Which passkey has answered: a challenge of ours, used once, for the browser that asked, signed by a passkey that is kept here."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from coven.server.features.dependencies import provided
from coven.server.features.passkeys.ceremonies import bad_passkey, challenge_in, check_signed, credential_in, new_public_key, owner_in
from coven.server.features.passkeys.challenges import Challenges, Purpose
from coven.server.features.passkeys.passkeys import Passkey
from coven.server.features.passkeys.second_factor import ThePasskeys
from coven.server.features.passkeys.site import TheSite
from coven.server.messages.passkeys import PasskeyAnswer

NOBODYS_KEY = new_public_key()  # checked in place of a passkey there is not, so that both take as long
TheChallenges = Annotated[Challenges, provided(Challenges)]


@dataclass(frozen=True)
class Proving:
    """What it takes to check an answer, at the site that was asked."""

    site: TheSite
    passkeys: ThePasskeys
    challenges: TheChallenges

    async def proved(self, purpose: Purpose, holder: str, answer: PasskeyAnswer) -> Passkey:
        """The passkey that has signed a challenge of this holder's, its use noted; raises `bad_passkey`."""
        challenge = challenge_in(answer.client_data)
        if not await self.challenges.use_up(purpose, holder, challenge):
            raise bad_passkey()
        key, owner = await self.passkeys.find(credential_in(answer)), owner_in(answer)
        counter = check_signed(self.site, challenge, answer, NOBODYS_KEY if key is None else key.public_key)
        if key is None or key.host != self.site.host or not fits(owner, key, purpose):
            raise bad_passkey()
        await self.passkeys.note_used(key, counter)
        return key


def fits(owner: str | None, key: Passkey, purpose: Purpose) -> bool:
    """Whether the device names the passkey's owner; it must where nobody else has said who they are."""
    return owner == key.person.id or (owner is None and purpose != "sign_in")


TheProving = Annotated[Proving, Depends()]
