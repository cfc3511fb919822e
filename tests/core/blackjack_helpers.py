"""What the tests of blackjack share."""

import pytest

from rules_core.errors import RulesError
from rules_core.sentences import SENTENCES


def code_of(call, *arguments, **more):
    with pytest.raises(RulesError) as caught:
        call(*arguments, **more)
    return caught.value.code


def said(step):
    return SENTENCES[step.code].english(step.fields)
