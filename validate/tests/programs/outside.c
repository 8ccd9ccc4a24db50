/* A program whose library makes the calls. */

int exported(void);

int main(void)
{
    return exported() == 0;
}
